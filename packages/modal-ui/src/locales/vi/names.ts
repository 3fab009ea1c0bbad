import type { NamesTexts } from '../en/names.ts'

export const vi: NamesTexts = {
  namesText:
    'Người khác có thể gửi đến tên này thay cho địa chỉ của bạn. Ai cũng xem được tên gắn với địa chỉ nào.',
  namesLabel: 'Tên',
  namesRules: 'Ít nhất 4 ký tự: chữ cái từ a đến z, chữ số và dấu gạch nối.',
  namesSearching: 'Đang tìm các tên còn trống…',
  namesFree: 'Còn trống',
  namesTaken: 'Đã có chủ',
  namesTakenText: 'Tên này đã có chủ. Hãy chọn tên khác.',
  namesCost: 'Miễn phí. Bạn ký một thông điệp để xác nhận.',
  namesSubmit: 'Đăng ký',
  namesSigning: 'Hãy ký trong ví…',
  namesRegistering: 'Đang đăng ký…',
  namesDone: 'Tên này giờ trỏ đến tài khoản của bạn.',
  namesClose: 'Quay lại tài khoản',

  namesErrorNetwork: 'Không tìm thấy mạng',
  namesErrorSigner: 'Hãy kết nối một ví có thể ký thông điệp.',
  namesErrorChainId: 'Mạng này không có tên. Hãy chuyển sang mạng khác.',
  namesErrorSuggestions: 'Không lấy được gợi ý tên',
  namesErrorRegister: (name) => `Không đăng ký được tên ${name}`,
}
