import type { AccountTexts } from './en.ts'

export const zhCN: AccountTexts = {
  connectedWith: (wallet) => `已通过 ${wallet} 连接`,
  copyAddress: '复制地址',
  network: '网络',
  unknownNetwork: (id) => `未知（${id}）`,
  viewOnExplorer: '在区块浏览器中查看',
  walletsRow: '钱包',

  tokensTitle: '代币',
  balanceFailed: '代币余额不可用',
  balanceRetry: '稍后将自动重试。',

  activityTitle: '动态',
  activityEmpty: '还没有交易',
  activityEmptyText: '您在此网络上的转账、收款和兑换会显示在这里。',
  activityFailed: '获取交易记录失败',
  activityUnsupported: '此处无法显示该网络的交易。',
  activityMore: '显示更早的交易',

  isPending: '待确认',
  didFail: '失败',
  sentTo: (address) => `至 ${address}`,
  receivedFrom: (address) => `来自 ${address}`,
  moreTransfers: (count) => `另有 ${count} 项`,

  didSend: '转出',
  didReceive: '转入',
  didTrade: '兑换',
  didMint: '铸造',
  didBurn: '销毁',
  didApprove: '授权',
  didRevoke: '撤销授权',
  didDeposit: '存入',
  didWithdraw: '取出',
  didBorrow: '借入',
  didRepay: '偿还',
  didStake: '质押',
  didUnstake: '解除质押',
  didClaim: '领取',
  didDeploy: '部署合约',
  didCancel: '取消',
  didExecute: '合约调用',
  signIn: '登录',

  receiveText: (network) => `此地址用于 ${network}。通过其他网络转入的代币可能会丢失。`,
  addressQr: '您的地址二维码',
}
