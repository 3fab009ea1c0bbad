import type { NamespacesTexts } from '../en/namespaces.ts'

export const vi: NamespacesTexts = {
  connectTo: (namespace) => `Kết nối với ${namespace}`,
  sendInWallet: (wallet, network) => `Để gửi hoặc hoán đổi trên ${network}, hãy dùng ${wallet}.`,
  otherTokens: (wallet) => `Token không có trong danh sách này được hiển thị trong ${wallet}.`,
  balanceHere: (network, others) => `Chỉ gồm số dư trên ${network}. Không gồm tài khoản trên ${others}.`,
  viewActivity: (explorer) => `Xem giao dịch của bạn trên ${explorer}`,
  feeInWallet: (wallet) => `${wallet} chọn phí mạng và hiển thị trước khi bạn xác nhận.`,
  depositCosts: (amount) => `Người nhận chưa có token này. Mở tài khoản cho token tốn thêm ${amount}.`,
  forPayments: 'Dùng để thanh toán',
  forOrdinals: 'Dùng cho Ordinals',
  accountChanged: (wallet) =>
    `${wallet} hiện dùng tài khoản khác. Hãy chọn tài khoản đã kết nối trong ví hoặc kết nối lại.`,
  amountDust: (amount, network) =>
    `${network} không chuyển ít hơn ${amount} đến địa chỉ này. Hãy nhập nhiều hơn.`,
  amountLeft: (amount) => `Tài khoản của bạn phải giữ lại ít nhất ${amount}. Hãy nhập ít hơn.`,
  amountMax: (wallet) =>
    `${wallet} chọn mức phí nên ở đây không biết số tiền tối đa. Hãy nhập số tiền có chừa lại phí.`,
  amountNew: (amount) => `Tài khoản người nhận là mới và cần ít nhất ${amount}. Hãy nhập nhiều hơn.`,
  answerAddress: (wallet, network) =>
    `${wallet} không cung cấp địa chỉ hợp lệ trên ${network}. Hãy chọn ${network} trong ví rồi kết nối lại.`,
  answerInputs: (wallet) =>
    `${wallet} đã ký nhiều coin hơn danh sách của trang này nên chữ ký không được dùng. Hãy kết nối ví khác.`,
  answerOther: (wallet) =>
    `${wallet} đã ký nội dung khác với yêu cầu nên chữ ký không được dùng. Hãy kết nối ví khác.`,
  answerSignature: (wallet) =>
    `${wallet} không trả về chữ ký hợp lệ. Chưa có gì được gửi. Hãy thử lại hoặc kết nối ví khác.`,
  answerUnsigned: (wallet) =>
    `${wallet} chưa ký hết những gì được yêu cầu. Chưa có gì được gửi. Hãy thử lại.`,
  blocked: (wallet) =>
    `${wallet} chặn trang này vì trước đây đã bị từ chối. Hãy cho phép trang trong cài đặt của ví rồi thử lại.`,
  cannotConnect: (wallet, network) =>
    `${wallet} không thể kết nối với trang web trên ${network}. Hãy kết nối ví khác.`,
  cannotSend: (wallet, network) =>
    `${wallet} không thể gửi từ trang web trên ${network}. Hãy gửi ngay trong ví hoặc kết nối ví khác.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet} không thể ký tin nhắn trên ${network}. Hãy kết nối ví khác.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet} không thể ký giao dịch trên ${network}. Hãy kết nối ví khác.`,
  cannotSwitchNetworks: (wallet, network) =>
    `Trang web không thể đổi mạng của ${wallet}. Hãy chọn ${network} ngay trong ví.`,
  chainMissing: (wallet, network) =>
    `${wallet} không có ${network}. Hãy thêm mạng này trong ví hoặc chọn mạng khác tại đây.`,
  feeShort: (amount) =>
    `Giao dịch này tốn thêm ${amount} ngoài số tiền, tài khoản của bạn không đủ. Hãy nạp thêm hoặc nhập ít hơn.`,
  locked: 'Ví của bạn đang khóa. Hãy mở khóa rồi thử lại.',
  mayBeSent: (wallet) =>
    `${wallet} có thể đã gửi giao dịch. Hãy xem địa chỉ của bạn trong trình khám phá khối trước khi thử lại.`,
  noAccount: (_, network) =>
    `Ví của bạn không chia sẻ tài khoản nào trên ${network}. Hãy tạo hoặc chọn tài khoản trong ví rồi kết nối lại.`,
  nodeDown: (_, network) => `Không máy chủ nào của ${network} phản hồi. Hãy kiểm tra kết nối và thử lại sau.`,
  nodeOfOtherNetwork: (_, network) =>
    `Máy chủ mà trang này dùng cho ${network} thuộc mạng khác. Hãy báo cho trang.`,
  ordinalsKept: (wallet) =>
    `${wallet} chỉ chia sẻ địa chỉ Ordinals, coin ở đó không được chi tiêu. Hãy chia sẻ địa chỉ thanh toán trong ví.`,
  receiverElsewhere: (_, network) =>
    `Đây là địa chỉ trên ${network}. Hãy nhập địa chỉ của mạng bạn đang gửi.`,
  receiverProgram:
    'Địa chỉ này thuộc về một chương trình, không phải của một người. Những gì gửi đến có thể bị mất.',
  receiverTokenAccount: 'Đây là tài khoản của riêng một token. Hãy nhập địa chỉ của ví sở hữu nó.',
  receiverUnowned:
    'Không có một khóa duy nhất nào sở hữu địa chỉ này, như ở ví dùng chung. Chỉ gửi nếu chủ sở hữu dùng được nó.',
  rejected: 'Bạn đã từ chối yêu cầu. Bạn có thể yêu cầu lại bất cứ lúc nào.',
  replaced: (wallet) =>
    `Một tiện ích khác đã thay chỗ ${wallet} tại đây nên ví bị ngắt kết nối. Hãy tắt bớt một tiện ích rồi kết nối lại.`,
  requestAddress: (wallet) =>
    `Trang này yêu cầu một địa chỉ mà ${wallet} không chia sẻ. Hãy chọn tài khoản đó trong ví rồi kết nối lại.`,
  requestAmount: 'Số lượng không hợp lệ. Hãy nhập số lớn hơn 0 rồi thử lại.',
  requestInputs: (wallet) =>
    `Giao dịch này không chi coin của bạn như trang nói nên chưa gửi yêu cầu tới ${wallet}. Hãy tải lại trang.`,
  requestPsbt: (wallet) =>
    `Không đọc được giao dịch của trang này nên chưa gửi yêu cầu tới ${wallet}. Hãy tải lại trang.`,
  requestReceiver: (_, network) =>
    `Người nhận không phải là địa chỉ trên ${network}. Hãy kiểm tra địa chỉ và mạng.`,
  sendExpired: 'Ví của bạn phản hồi quá muộn nên chưa có gì được gửi. Hãy thử lại.',
  sendRefused:
    'Mạng sẽ từ chối giao dịch này nên ví của bạn chưa được hỏi. Hãy kiểm tra người nhận và số tiền.',
  tokenRules: (wallet) => `Token này có quy tắc chuyển riêng. Hãy gửi trong ${wallet}.`,
}
