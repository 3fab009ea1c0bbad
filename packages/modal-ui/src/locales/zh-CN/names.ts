import type { NamesTexts } from '../en/names.ts'

export const zhCN: NamesTexts = {
  namesText: '他人可以向此域名转账，无需使用您的地址。域名与地址的对应关系是公开的。',
  namesLabel: '域名',
  namesRules: '至少 4 个字符，只能使用字母 a 至 z、数字和连字符。',
  namesSearching: '正在查询可用的域名…',
  namesFree: '可用',
  namesTaken: '已被注册',
  namesTakenText: '此域名已被注册，请换一个。',
  namesCost: '免费。您只需签署一条消息以确认。',
  namesSubmit: '注册',
  namesSigning: '请在钱包中签名…',
  namesRegistering: '正在注册…',
  namesDone: '此域名现已指向您的账户。',
  namesClose: '返回账户',

  namesErrorNetwork: '未找到网络',
  namesErrorSigner: '请连接可以签署消息的钱包。',
  namesErrorChainId: '此网络不支持域名，请切换到其他网络。',
  namesErrorSuggestions: '获取域名建议失败',
  namesErrorRegister: (name) => `域名 ${name} 注册失败`,
}
