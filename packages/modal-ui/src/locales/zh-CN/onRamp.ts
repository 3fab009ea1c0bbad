import type { OnRampTexts } from '../en/onRamp.ts'

export const zhCN: OnRampTexts = {
  onRampPay: '您支付',
  onRampGet: '您获得',
  onRampTo: '接收地址',
  onRampLimits: (min, max) => `${min} 至 ${max}`,
  onRampChoose: '选择购买渠道',
  onRampAsking: '正在查询价格…',
  onRampUnknown: '在其网站查看价格',
  onRampFee: (fee) => `含手续费 ${fee}`,
  onRampPreparing: '正在获取链接…',
  onRampContinue: (provider) => `前往 ${provider}`,
  onRampLeave: '付款在服务商的页面进行，该页面将在新标签页中打开。',
  onRampFailed: '无法加载购买选项。请重试。',
  onRampOff: '目前无法购买。',

  onRampErrorAmount: '请输入金额，例如 50。',
  onRampErrorAmbiguous: (a, b) => `这可能表示两种金额，请输入 ${a} 或 ${b}。`,
  onRampErrorDecimals: (currency, decimals) => `${currency} 最多有 ${decimals} 位小数。`,
  onRampErrorLeast: (min) => `最低金额为 ${min}。`,
  onRampErrorMost: (max) => `单次最高金额为 ${max}。`,
  onRampErrorLink: '服务商未提供链接。请重试或选择其他服务商。',
  onRampErrorExpired: '链接已过期，请重新获取。',
}
