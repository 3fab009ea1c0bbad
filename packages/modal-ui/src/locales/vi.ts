import type { Strings } from './en.ts'

export const vi: Strings = {
  $code: 'vi',
  $dir: 'ltr',

  close: 'Đóng',
  back: 'Quay lại',
  tryAgain: 'Thử lại',
  loading: 'Đang tải…',
  loadFailed: 'Không tải được phần này. Hãy kiểm tra kết nối mạng rồi thử lại.',
  disconnect: 'Ngắt kết nối',
  connectedWith: (wallet) => `Đã kết nối bằng ${wallet}`,

  connectTitle: 'Kết nối ví',
  recent: 'Gần đây',
  installed: 'Đã cài đặt',
  noWalletTitle: 'Không tìm thấy ví',
  noWalletText:
    'Hãy cài đặt một ví trong trình duyệt này, hoặc mở trang này trong ứng dụng ví của bạn. Sau đó tải lại trang.',
  getWallet: 'Tải ví',
  reload: 'Tải lại trang',
  missingWallet: 'Không thấy ví của tôi',
  missingWalletText: 'Hãy chắc chắn tiện ích của ví đã được cài đặt và bật cho trang này, rồi tải lại trang.',
  legal: (documents) => `Khi kết nối ví, bạn đồng ý với ${documents}.`,
  both: (terms, privacy) => `${terms} và ${privacy}`,
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách quyền riêng tư',

  continueIn: (wallet) => `Tiếp tục trong ${wallet}`,
  acceptRequest: 'Hãy chấp nhận yêu cầu kết nối trong ví của bạn.',
  rejectedTitle: 'Kết nối bị từ chối',
  rejectedText: 'Bạn đã từ chối yêu cầu. Bạn có thể gửi lại bất cứ lúc nào.',
  busyTitle: 'Ví của bạn đang chờ',
  busyText: 'Hãy mở ví và trả lời yêu cầu đang có, rồi thử lại.',
  failedTitle: 'Kết nối thất bại',
  failedText: 'Ví chưa kết nối được. Hãy mở khóa ví rồi thử lại.',

  accountTitle: 'Tài khoản',
  copyAddress: 'Sao chép địa chỉ',
  addressCopied: 'Đã sao chép địa chỉ',
  copyFailed: 'Không thể sao chép địa chỉ',
  network: 'Mạng',
  viewOnExplorer: 'Xem trên trình khám phá',
  disconnectFailed: 'Không ngắt được kết nối. Hãy ngắt kết nối trang này trong ví của bạn.',

  unsupportedTitle: 'Chuyển mạng',
  unsupportedOne: (network) => `Ví của bạn đang ở mạng khác. Hãy chuyển sang ${network} để tiếp tục.`,
  unsupportedMany:
    'Ví của bạn đang ở mạng không được hỗ trợ tại đây. Hãy chọn một mạng dưới đây để tiếp tục.',
  switchNetwork: 'Chuyển mạng',
  switchingTitle: (network) => `Đang chuyển sang ${network}`,
  acceptSwitch: 'Hãy chấp nhận yêu cầu trong ví của bạn.',
  switchRejected: 'Bạn đã từ chối chuyển mạng. Bạn có thể gửi lại bất cứ lúc nào.',
  switchFailed: (network) => `Không chuyển được sang ${network}. Hãy chuyển trong ví của bạn, hoặc thử lại.`,

  networksTitle: 'Chọn mạng',
  networkInUse: 'Đang dùng',
  networksHelp: 'Ví của bạn có thể yêu cầu xác nhận chuyển mạng.',
  switchChainTitle: (network) => `Chuyển sang ${network}`,
  switchChainText: (network) =>
    `Bạn chưa kết nối tài khoản nào trên ${network}. Hãy chuyển mạng rồi kết nối ví.`,

  switchFailedAny: 'Không chuyển được mạng. Hãy chuyển trong ví hoặc thử lại.',

  walletsTitle: 'Ví của bạn',
  walletsRow: 'Ví',
  walletInUse: 'Đang dùng',
  disconnectWallet: (wallet) => `Ngắt kết nối ${wallet}`,
  addWallet: 'Kết nối ví khác',
  walletSwitchFailed: 'Ví không phản hồi. Hãy mở khóa ví rồi thử lại.',

  tokensTitle: 'Token',
  balanceFailed: 'Không có số dư token',
  balanceRetry: 'Sẽ tự động thử lại sau giây lát.',
}
