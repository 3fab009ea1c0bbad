import type { Strings } from '../en/base.ts'

export const vi: Strings = {
  $code: 'vi',
  $dir: 'ltr',

  close: 'Đóng',
  back: 'Quay lại',
  tryAgain: 'Thử lại',
  loading: 'Đang tải…',
  loadFailed: 'Không tải được phần này. Hãy kiểm tra kết nối mạng rồi thử lại.',
  pageUpdated: 'Trang này đã được cập nhật. Hãy tải lại để tiếp tục.',
  partFailed: 'Lỗi trên trang này đã làm phần này dừng lại. Hãy thử lại hoặc tải lại trang.',
  disconnect: 'Ngắt kết nối',

  connectTitle: 'Kết nối ví',
  connectEmail: 'Tiếp tục bằng email',
  socialTitle: 'Hoặc đăng nhập bằng',
  recent: 'Gần đây',
  installed: 'Đã cài đặt',
  recentWallets: 'Dùng gần đây',
  installedWallets: 'Đã cài đặt',
  popularWallets: 'Phổ biến',
  noWalletTitle: 'Không tìm thấy ví',
  noWalletText:
    'Hãy cài đặt một ví trong trình duyệt này, hoặc mở trang này trong ứng dụng ví của bạn. Sau đó tải lại trang.',
  get: 'Tải về',
  getWallet: 'Tải ví',
  reload: 'Tải lại trang',
  missingWalletText:
    'Hãy chắc chắn tiện ích của ví đã được cài đặt và bật cho trang web này, rồi tải lại trang.',
  allWallets: 'Tất cả ví',
  searchWallets: 'Tìm ví',
  clearSearch: 'Xóa tìm kiếm',
  results: (count) => `Kết quả: ${count}`,
  noMatch: 'Không tìm thấy ví nào có tên này',
  listFailed: 'Không tải được danh sách ví. Hãy kiểm tra kết nối rồi thử lại.',
  certified: 'Chỉ ví đã chứng nhận',
  haveNoWallet: 'Tôi chưa có ví',
  whatIsWallet: 'Ví là gì?',
  walletHoldsTitle: 'Nơi giữ tài sản của bạn',
  walletHoldsText:
    'Ví giữ khóa của các token và vật phẩm sưu tầm của bạn. Bạn dùng ví để xem, gửi và nhận chúng.',
  walletSignsTitle: 'Một cách đăng nhập',
  walletSignsText:
    'Trang web nhờ ví của bạn xác nhận thay vì hỏi mật khẩu. Không có gì xảy ra trước khi bạn xác nhận trong ví.',
  walletYoursTitle: 'Chỉ thuộc về bạn',
  walletYoursText:
    'Hãy ghi lại cụm từ khôi phục và đừng bao giờ chia sẻ. Trang web hay đội hỗ trợ trung thực sẽ không hỏi đến nó.',
  getWalletText: 'Chọn một ví, cài đặt rồi quay lại trang này.',
  missingIt: (wallet) => `Chưa có ${wallet}?`,
  legal: (documents) => `Khi kết nối ví, bạn đồng ý với ${documents}.`,
  both: (terms, privacy) => `${terms} và ${privacy}`,
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách quyền riêng tư',

  continueIn: (wallet) => `Tiếp tục trong ${wallet}`,
  acceptRequest: 'Hãy xác nhận yêu cầu kết nối trong ví của bạn.',
  rejectedTitle: 'Kết nối bị từ chối',
  rejectedText: 'Bạn đã từ chối yêu cầu. Bạn có thể gửi lại bất cứ lúc nào.',
  busyTitle: 'Ví đang chờ bạn xác nhận',
  busyText: 'Hãy mở ví và trả lời yêu cầu đang có, rồi thử lại.',
  failedTitle: 'Kết nối thất bại',
  failedText: 'Ví chưa kết nối được. Hãy mở khóa ví rồi thử lại.',
  forbiddenTitle: 'Thao tác không được phép',
  forbiddenText: 'Ví của bạn không cho phép trang web gửi yêu cầu này.',

  scanTitle: 'Quét bằng điện thoại',
  scanText: 'Mở ứng dụng ví, quét mã này và xác nhận kết nối.',
  linkCopied: 'Đã sao chép liên kết',
  linkCopyFailed: 'Không thể sao chép liên kết',
  relayOffline: 'Bạn đang ngoại tuyến. Hãy kết nối internet rồi thử lại.',

  accountTitle: 'Tài khoản',
  addressCopied: 'Đã sao chép địa chỉ',
  copyFailed: 'Không thể sao chép địa chỉ',
  disconnectFailed: 'Không ngắt được kết nối. Hãy ngắt kết nối trang web này trong ví của bạn.',

  unsupportedTitle: 'Chuyển mạng',
  switchNetwork: 'Chuyển mạng',

  networksTitle: 'Chọn mạng',
  switchChainTitle: (network) => `Chuyển sang ${network}`,

  walletsTitle: 'Ví của bạn',
  addWallet: 'Kết nối ví khác',

  signTitle: 'Đăng nhập',
  cancel: 'Hủy',
  authenticating: 'Đang xác thực...',
  signFailedText: 'Ví chưa ký được. Hãy mở khóa ví rồi thử lại.',
  authenticationFailed: 'Không kiểm tra được trạng thái đăng nhập. Hãy kết nối ví và thử lại.',
  sessionFailed: 'Đăng nhập không thành công. Hãy kết nối ví và thử lại.',
  sessionExpired: 'Kết nối với ví của bạn đã hết hạn. Hãy kết nối lại.',

  emailTitle: 'Giữ liên lạc',
  emailLabel: 'Địa chỉ email',
  emailWallet: 'Ví email',
  emailInvalid: 'Vui lòng nhập địa chỉ email hợp lệ',
  emailSubmit: 'Tiếp tục',

  walletReceiveTitle: 'Nhận',

  walletSendTitle: 'Gửi',

  walletSendSelectTokenTitle: 'Chọn token',

  walletSendPreviewTitle: 'Xem lại',

  walletSendConfirmedTitle: 'Giao dịch',

  swapTitle: 'Hoán đổi',

  emailLoginTitle: 'Đăng nhập bằng email',

  approveTransactionTitle: 'Phê duyệt trong ví',

  registerAccountNameTitle: 'Đăng ký tên',

  registerAccountNameSuccessTitle: 'Tên của bạn',

  onRampProvidersTitle: 'Mua',

  onRampTokenSelectTitle: 'Chọn token',

  onRampFiatSelectTitle: 'Chọn tiền tệ',
}
