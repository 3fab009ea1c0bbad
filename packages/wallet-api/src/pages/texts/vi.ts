import type { Texts } from './en.ts'

export const vi: Texts = {
  link: {
    subject: 'Xác nhận đó là bạn: đăng nhập vào {app}',
    intro: 'Có người đang đăng nhập bằng email này. Nếu là bạn, hãy xem lại và chấp thuận.',
    action: 'Xem yêu cầu',
    expiry: 'Liên kết có hiệu lực trong 10 phút.',
    ignore: 'Không phải bạn? Hãy bỏ qua email này. Sẽ không có gì xảy ra nếu bạn không chấp thuận.',
  },
  create: {
    subject: 'Xác nhận email để tạo ví của bạn',
    intro:
      'Hãy xác nhận email để tạo ví của bạn. Kiểm tra xem đây có phải trình duyệt của bạn không, rồi chấp thuận.',
    question: 'Bạn muốn tạo ví của mình ở đây?',
    denied: 'Đã từ chối. Không có ví nào được tạo.',
  },
  code: {
    subject: 'Mã dùng một lần của bạn',
    intro: 'Nhập mã này để đăng nhập vào ví của bạn:',
    expiry: 'Mã có hiệu lực trong 10 phút và chỉ dùng được trong trình duyệt đã yêu cầu.',
    warning: 'Không đưa mã này cho bất kỳ ai. Người vận hành ví này sẽ không hỏi mã.',
  },
  guesses: {
    subject: 'Có người đang đoán mã của ví bạn',
    intro:
      'Nhiều mã dùng một lần sai đã được nhập cho địa chỉ email này. Không mã nào đúng. Trong tối đa một giờ, thiết bị mới không thể đăng nhập bằng mã; các thiết bị đã từng mở ví của bạn vẫn đăng nhập được.',
    warning: 'Bạn không cần làm gì. Không đưa mã cho bất kỳ ai.',
  },
  note: {
    subject: 'Một thiết bị mới có thể sử dụng ví của bạn',
    intro: 'Ví của bạn đã được mở trên một thiết bị mới:',
    warning:
      'Nếu không phải bạn, người khác có thể đăng nhập thay bạn. Hãy bảo vệ hộp thư hoặc tài khoản mà bạn dùng để đăng nhập và chuyển tiền của bạn đi.',
    action: 'Xem thiết bị nào có thể dùng ví của bạn',
  },
  exported: {
    subject: 'Cụm từ khôi phục đã được hiển thị, hoặc bản sao lưu đã được lưu',
    intro:
      'Cụm từ khôi phục của bạn đã được hiển thị, hoặc một tệp sao lưu đã được lưu, trong trình duyệt này:',
    warning:
      'Nếu không phải bạn, người làm việc đó có thể lấy tiền của bạn bất cứ lúc nào, kể cả sau khi bạn xóa thiết bị. Hãy tạo một ví khác và chuyển tiền sang đó ngay.',
  },
  passkey: {
    subject: 'Một khóa truy cập đã được thêm vào ví của bạn',
    intro: 'Một khóa truy cập mở được ví của bạn đã được tạo trong trình duyệt này:',
    warning:
      'Nếu không phải bạn, người làm việc đó có thể lấy tiền của bạn bất cứ lúc nào, kể cả sau khi bạn xóa khóa truy cập. Hãy tạo một ví khác và chuyển tiền sang đó ngay.',
  },
  change: {
    link: {
      subject: 'Xác nhận đổi địa chỉ email của ví',
      intro:
        'Có người yêu cầu đổi địa chỉ email của ví bạn trong trình duyệt bên dưới. Nếu là bạn, hãy xem lại và chấp thuận.',
    },
    code: 'Nhập mã này để đổi địa chỉ email của ví bạn:',
    question: 'Bạn muốn đổi địa chỉ email của ví ở đây?',
    hint: 'Chỉ chấp thuận nếu ngay lúc này bạn đang đổi địa chỉ ở đó, trên thiết bị này hoặc thiết bị khác của bạn.',
    approved: 'Đã chấp thuận. Hãy quay lại và nhập mã trong email còn lại.',
    denied: 'Đã từ chối. Địa chỉ email giữ nguyên.',
  },
  undo: {
    subject: 'Địa chỉ email của ví bạn đã được đổi',
    intro: 'Bây giờ bạn đăng nhập vào ví bằng địa chỉ email khác. Địa chỉ này không còn dùng được.',
    warning: 'Nếu không phải bạn, hãy hoàn tác thay đổi và bảo vệ hộp thư này.',
    action: 'Hoàn tác thay đổi',
    expiry: 'Liên kết có hiệu lực trong 24 giờ.',
    question: 'Bạn muốn đăng nhập lại vào ví bằng địa chỉ email này?',
    hint: 'Mọi thiết bị sẽ bị đăng xuất.',
    done: 'Đã xong. Hãy đăng nhập lại bằng địa chỉ email này.',
    expired: 'Liên kết này đã hết hạn hoặc đã được dùng.',
  },
  deletion: {
    link: {
      subject: 'Xác nhận xóa ví của bạn',
      intro:
        'Có người yêu cầu xóa ví của bạn trong trình duyệt bên dưới. Nếu là bạn, hãy xem lại và chấp thuận.',
    },
    question: 'Bạn có muốn xóa ví của mình không?',
    hint: 'Chỉ chấp thuận nếu bạn đang xóa ví ở đó ngay lúc này. Sau 7 ngày không ai mở được ví nữa, và những gì trong ví sẽ mất.',
    approved: 'Đã chấp thuận. Hãy quay lại trang của ví.',
    denied: 'Đã từ chối. Ví được giữ lại.',
    note: {
      subject: 'Ví của bạn sẽ bị xóa',
      intro: 'Vào thời điểm này ví của bạn bị xóa. Sau đó không ai mở được ví, và những gì trong ví sẽ mất:',
      warning:
        'Trước lúc đó bạn vẫn có thể giữ ví. Nếu không phải bạn, hãy giữ ví và bảo vệ hộp thư hoặc tài khoản bạn dùng để đăng nhập.',
      action: 'Giữ lại ví',
    },
  },
  labels: {
    app: 'Ứng dụng',
    browser: 'Trình duyệt',
    time: 'Thời gian',
  },
  wording: {
    oneOperator: 'Về mặt kỹ thuật, bên vận hành có thể truy cập ví này, vì vậy chỉ nên giữ số tiền nhỏ.',
    twoOperators:
      'Không máy chủ đơn lẻ nào lưu đủ dữ liệu để mở ví của bạn. Bạn phải tin cậy bên phát hành trang ví này khi sử dụng.',
    mailboxRecovers:
      'Ví này chỉ an toàn như hộp thư của bạn: bất kỳ ai kiểm soát hộp thư đó đều có thể khôi phục ví.',
    loginRecovers:
      'Ví này chỉ an toàn như hộp thư hoặc tài khoản mà bạn dùng để đăng nhập: bất kỳ ai kiểm soát hộp thư hoặc tài khoản đó đều có thể khôi phục ví.',
    mailbox: 'Ví này chỉ an toàn như hộp thư của bạn.',
    login: 'Ví này chỉ an toàn như hộp thư hoặc tài khoản mà bạn dùng để đăng nhập.',
    unaudited: 'Chưa được kiểm toán.',
    runBy: 'Vận hành bởi {operator}.',
  },
  page: {
    title: 'Chấp thuận đăng nhập',
    question: 'Bạn muốn đăng nhập ở đây?',
    hint: 'Chỉ chấp thuận nếu ngay lúc này bạn đang đăng nhập ở đó, trên thiết bị này hoặc thiết bị khác của bạn.',
    approve: 'Chấp thuận',
    deny: 'Không phải tôi',
    approved: 'Đã chấp thuận. Hãy quay lại ứng dụng và nhập mã trong email tiếp theo.',
    denied: 'Đã từ chối. Trình duyệt đó không thể sử dụng ví của bạn.',
    expired: 'Liên kết này đã hết hạn hoặc đã được dùng. Hãy yêu cầu liên kết mới trong ứng dụng.',
    refused:
      'Yêu cầu này đã bị từ chối. Nếu không phải bạn, có thể chương trình kiểm tra thư đã làm việc đó: hãy yêu cầu liên kết mới trong ứng dụng.',
    cut: 'Liên kết này không đầy đủ. Hãy sao chép toàn bộ liên kết từ email, hoặc chọn nút trong đó.',
    failed: 'Máy chủ không phản hồi. Hãy thử lại.',
    noScript: 'Trang này cần JavaScript.',
    oldBrowser:
      'Trình duyệt của bạn quá cũ cho trang này. Hãy cập nhật, hoặc mở trang bằng trình duyệt mới hơn.',
  },
  popup: {
    title: 'Đăng nhập',
    loading: 'Đang tải…',
    hint: 'Chỉ chấp thuận nếu bạn vừa mở cửa sổ này từ đó.',
    done: 'Bạn đã đăng nhập. Hãy đóng cửa sổ này và quay lại ứng dụng.',
    failed: 'Đăng nhập không thành công. Hãy đóng cửa sổ này và thử lại.',
  },
}
