import type { OnRampTexts } from '../en/onRamp.ts'

export const vi: OnRampTexts = {
  onRampPay: 'Bạn trả',
  onRampGet: 'Bạn nhận',
  onRampTo: 'Gửi đến',
  onRampLimits: (min, max) => `Từ ${min} đến ${max}`,
  onRampChoose: 'Chọn nơi mua',
  onRampAsking: 'Đang hỏi giá…',
  onRampUnknown: 'Xem giá trên trang của họ',
  onRampFee: (fee) => `gồm ${fee} phí`,
  onRampPreparing: 'Đang lấy liên kết…',
  onRampContinue: (provider) => `Tiếp tục tại ${provider}`,
  onRampLeave: 'Bạn thanh toán trên trang của nhà cung cấp, mở trong thẻ mới.',
  onRampFailed: 'Không tải được các lựa chọn mua. Hãy thử lại.',
  onRampOff: 'Hiện chưa thể mua.',

  onRampErrorAmount: 'Hãy nhập số tiền, ví dụ 50.',
  onRampErrorAmbiguous: (a, b) => `Số này có thể hiểu theo hai cách. Hãy viết ${a} hoặc ${b}.`,
  onRampErrorDecimals: (currency, decimals) => `${currency} có tối đa ${decimals} chữ số thập phân.`,
  onRampErrorLeast: (min) => `Số tiền tối thiểu là ${min}.`,
  onRampErrorMost: (max) => `Số tiền tối đa mỗi lần là ${max}.`,
  onRampErrorLink: 'Nhà cung cấp không đưa liên kết. Hãy thử lại, hoặc chọn nơi khác.',
  onRampErrorExpired: 'Liên kết đã hết hạn. Hãy lấy liên kết mới.',
}
