import type { AccountTexts } from './en.ts'

export const vi: AccountTexts = {
  connectedWith: (wallet) => `Đã kết nối bằng ${wallet}`,
  copyAddress: 'Sao chép địa chỉ',
  network: 'Mạng',
  unknownNetwork: (id) => `Không rõ (${id})`,
  viewOnExplorer: 'Xem trên trình khám phá',
  walletsRow: 'Ví',

  tokensTitle: 'Token',
  balanceFailed: 'Không có số dư token',
  balanceRetry: 'Sẽ tự động thử lại sau giây lát.',

  activityTitle: 'Hoạt động',
  activityEmpty: 'Chưa có giao dịch',
  activityEmptyText: 'Những gì bạn gửi, nhận hoặc hoán đổi trên mạng này sẽ hiện ở đây.',
  activityFailed: 'Không tải được giao dịch',
  activityUnsupported: 'Không thể hiển thị giao dịch trên mạng này tại đây.',
  activityMore: 'Xem giao dịch cũ hơn',

  isPending: 'Đang chờ',
  didFail: 'Thất bại',
  sentTo: (address) => `Đến ${address}`,
  receivedFrom: (address) => `Từ ${address}`,
  moreTransfers: (count) => `và ${count} mục khác`,

  didSend: 'Đã gửi',
  didReceive: 'Đã nhận',
  didTrade: 'Đã hoán đổi',
  didMint: 'Đã đúc',
  didBurn: 'Đã đốt',
  didApprove: 'Đã cấp quyền',
  didRevoke: 'Đã thu hồi quyền',
  didDeposit: 'Đã nạp',
  didWithdraw: 'Đã rút',
  didBorrow: 'Đã vay',
  didRepay: 'Đã trả nợ',
  didStake: 'Đã stake',
  didUnstake: 'Đã unstake',
  didClaim: 'Đã nhận thưởng',
  didDeploy: 'Đã triển khai',
  didCancel: 'Đã hủy',
  didExecute: 'Gọi hợp đồng',
  signIn: 'Đăng nhập',

  receiveText: (network) => `Địa chỉ này dành cho ${network}. Token gửi qua mạng khác có thể bị mất.`,
  addressQr: 'Mã QR địa chỉ của bạn',
}
