import type { LoginTexts } from '../en/login.ts'

export const vi: LoginTexts = {
  loginText:
    'Chúng tôi sẽ gửi qua email một liên kết để xác nhận thiết bị này, sau đó là mã đăng nhập. Bạn mới dùng lần đầu? Chúng tôi sẽ tạo ví cho bạn.',

  loginLinkTitle: 'Mở liên kết trong email',
  loginLinkText: (email) =>
    `Một liên kết đã được gửi đến ${email}. Hãy mở trên bất kỳ thiết bị nào và chấp thuận đăng nhập.`,
  loginStep: (step) => `Bước ${step}/2`,
  loginLinkThen: 'Sau đó bạn nhập mã trong email thứ hai.',
  loginCodeTitle: 'Nhập mã',
  loginCodeText: (email) => `Mã đã được gửi đến ${email}.`,
  loginTest: 'Thử nghiệm',
  loginTestText: 'Tài khoản thử nghiệm: không có email nào được gửi. Hãy nhập mã của tài khoản.',
  loginCodeLabel: 'Mã trong email',
  loginCodeSubmit: 'Đăng nhập',
  loginVerifying: 'Đang kiểm tra mã…',
  loginConnectingTitle: 'Bạn đã đăng nhập',
  loginConnectingText: 'Đang mở ví của bạn.',
  loginConnectFailed: 'Không mở được ví của bạn. Hãy thử lại.',
  loginReadyTitle: 'Ví của bạn đã sẵn sàng',
  loginReadyText: 'Đây là địa chỉ ví. Hãy lưu bản sao lưu ngay để luôn truy cập được tiền của bạn.',
  loginReadyCopy: 'Sao chép địa chỉ',
  loginReadyDone: 'Để sau',
  loginResend: 'Gửi lại',
  loginResendIn: (seconds) => `Gửi lại sau ${seconds} giây`,
  loginOtherEmail: 'Dùng địa chỉ email khác',

  loginErrorCooldown: (seconds) => `Vui lòng thử lại sau ${seconds} giây`,
  loginErrorLoad:
    'Không tải được đăng nhập bằng email. Hãy kiểm tra kết nối hoặc trình chặn quảng cáo rồi thử lại.',
  loginErrorUpdated: 'Ví đã được cập nhật. Hãy bắt đầu lại.',
  loginErrorFramed:
    'Không tải được thành phần đăng nhập bằng email: một trang khác đang hiển thị trang này bên trong nó. Hãy mở trang này trong một thẻ riêng.',
  loginErrorOldBrowser:
    'Trình duyệt này quá cũ để dùng ví. Hãy cập nhật, hoặc mở trang này bằng trình duyệt mới hơn.',
  loginOwnTab: 'Mở trong thẻ mới',
  loginKeepsNothing:
    'Trình duyệt này không lưu gì cho ví của bạn trên trang này, nên mỗi lần truy cập đều cần cả hai email. Để duy trì đăng nhập, hãy mở trang trong một thẻ riêng hoặc cho phép trang lưu dữ liệu.',
  loginErrorTimeout: 'Không có phản hồi kịp thời. Hãy thử lại.',
  loginErrorRejected: 'Yêu cầu đăng nhập đã bị từ chối trong email. Không ai được đăng nhập.',
  loginErrorReplaced: 'Địa chỉ này đã được thay bằng địa chỉ khác. Hãy đăng nhập bằng địa chỉ đó.',
  loginErrorTestAccount: 'Ứng dụng này không cho phép tài khoản thử nghiệm này.',
  loginErrorExpiredLink: 'Liên kết đã hết hạn. Hãy gửi liên kết mới.',
  loginErrorWrongCode: 'Mã không đúng. Hãy kiểm tra và thử lại.',
  loginErrorExpiredCode: 'Mã đã hết hạn. Hãy gửi mã mới.',
  loginErrorTries: 'Nhập sai mã quá nhiều lần. Hãy gửi mã mới.',
  loginErrorRecovery: 'Dịch vụ khôi phục hiện không khả dụng. Thiết bị đã từng đăng nhập vẫn dùng được.',
  loginErrorPasskey:
    'Ví này mở bằng khóa truy cập, nhưng trang này không dùng được khóa đó. Hãy mở trang riêng của ví.',
  loginErrorDeletion:
    'Ví này sắp bị xóa. Để giữ lại, hãy mở liên kết trong email về việc này hoặc trang riêng của ví.',
  loginErrorLimit: 'Quá nhiều yêu cầu. Hãy thử lại sau.',
  loginErrorProject:
    'Trang web này chưa được thiết lập để đăng nhập bằng email. Vui lòng báo cho đơn vị vận hành.',
  loginErrorUnreadable: 'Đã xảy ra lỗi',
  loginErrorFailed: 'Đã có sự cố',

  socialWaitingTitle: (provider: string) => `Đăng nhập bằng ${provider}`,
  socialWaitingText: (provider: string) => `Hãy tiếp tục trong cửa sổ của ${provider}. Cửa sổ sẽ tự đóng.`,
  socialErrorBlocked: 'Trình duyệt đã chặn cửa sổ bật lên. Hãy cho phép, hoặc nhấn nút.',
  socialErrorClosed: 'Cửa sổ bật lên đã đóng. Nếu bạn vẫn đang đăng nhập ở đó, trang này sẽ tự tiếp tục.',
  socialErrorRefused: 'Kết nối bị từ chối',
  socialErrorInitiate: 'Không thể bắt đầu kết nối mạng xã hội',
  socialOpenAgain: 'Mở lại cửa sổ',

  farcasterScanText: 'Quét mã này bằng điện thoại và chấp thuận đăng nhập trong Farcaster.',
  farcasterOpenText: 'Chấp thuận đăng nhập trong Farcaster rồi quay lại trang này.',
  farcasterOpen: 'Mở Farcaster',
  farcasterCodeLabel: 'Mã QR cho ứng dụng Farcaster',
  farcasterError: 'Không thể kết nối với Farcaster',

  updateEmailLabel: 'Địa chỉ email mới',
  updateEmailText: 'Chúng tôi xác minh địa chỉ hiện tại trước, rồi đến địa chỉ mới.',
  updateEmailMails: (email) =>
    `Hai email đã được gửi đến ${email}. Hãy mở liên kết trong một email và chấp thuận. Sau đó nhập mã trong email còn lại.`,
  updateEmailWaiting: 'Nếu bạn chưa mở liên kết, hãy mở ngay bây giờ.',
  updateEmailConfirm: 'Xác nhận',
  updateEmailDone: (email) =>
    `Bây giờ bạn đăng nhập bằng ${email}. Trong 24 giờ, liên kết gửi đến địa chỉ cũ có thể hoàn tác việc này.`,
  updateEmailSame: 'Đây đã là địa chỉ của bạn.',
  updateEmailTaken: 'Địa chỉ này đã có ví. Hãy chọn địa chỉ khác.',
  updateEmailRejected: 'Việc thay đổi đã bị từ chối qua email. Địa chỉ giữ nguyên.',
  updateEmailNotApproved: 'Liên kết trong email chưa được chấp thuận. Hãy mở liên kết rồi nhập lại mã.',

  walletSettings: 'Cài đặt ví',
  walletBackUp: 'Lưu bản sao lưu của ví',
  walletBackUpFailed: 'Chưa lưu được bản sao lưu ở đây. Hãy lưu trên trang của ví.',
  accountTypeLabel: 'Loại tài khoản',
  accountTypeEoa: 'Tài khoản thường',
  accountTypeSmartAccount: 'Tài khoản thông minh',
  accountTypeText: 'Nhiều bước chỉ cần phê duyệt một lần. Địa chỉ vẫn giữ nguyên.',
  accountTypeFailed: 'Ví của bạn chưa chuyển. Hãy thử lại.',

  approveText: 'Ví của bạn hiển thị yêu cầu trong một cửa sổ riêng. Hãy kiểm tra tại đó.',
}
