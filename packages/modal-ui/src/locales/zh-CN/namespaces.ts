import type { NamespacesTexts } from '../en/namespaces.ts'

export const zhCN: NamespacesTexts = {
  connectTo: (namespace) => `连接到 ${namespace}`,
  sendInWallet: (wallet, network) => `要在 ${network} 上发送或兑换，请使用 ${wallet}。`,
  otherTokens: (wallet) => `未在此列出的代币可在 ${wallet} 中查看。`,
  forPayments: '用于付款',
  forOrdinals: '用于 Ordinals',
  accountChanged: (wallet) => `${wallet} 现在使用的是另一个账户。请在钱包中切换到已连接的账户，或重新连接。`,
  answerAddress: (wallet, network) =>
    `${wallet} 未提供 ${network} 的有效地址。请在钱包中选择 ${network}，然后重新连接。`,
  answerInputs: (wallet) => `${wallet} 签署了此网站未列出的币，因此签名未被使用。请连接其他钱包。`,
  answerOther: (wallet) => `${wallet} 签署的内容与请求不符，因此签名未被使用。请连接其他钱包。`,
  answerSignature: (wallet) => `${wallet} 未返回有效签名。没有发送任何内容。请重试或连接其他钱包。`,
  answerUnsigned: (wallet) => `${wallet} 没有签署请求的全部内容。没有发送任何内容。请重试。`,
  blocked: (wallet) => `此网站之前被拒绝，${wallet} 已将其屏蔽。请在钱包设置中允许此网站，然后重试。`,
  cannotConnect: (wallet, network) => `${wallet} 无法在 ${network} 上连接网站。请连接其他钱包。`,
  cannotSend: (wallet, network) =>
    `${wallet} 无法通过网站在 ${network} 上发送。请直接在钱包中发送，或连接其他钱包。`,
  cannotSignMessages: (wallet, network) => `${wallet} 无法在 ${network} 上签署消息。请连接其他钱包。`,
  cannotSignTransactions: (wallet, network) => `${wallet} 无法在 ${network} 上签署交易。请连接其他钱包。`,
  cannotSwitchNetworks: (wallet, network) => `网站无法切换 ${wallet} 的网络。请直接在钱包中选择 ${network}。`,
  chainMissing: (wallet, network) => `${wallet} 没有 ${network}。请在钱包中添加该网络，或在此选择其他网络。`,
  locked: '钱包已锁定。请解锁后重试。',
  mayBeSent: (wallet) => `${wallet} 可能已发送交易。重试之前，请先在区块浏览器中查看您的地址。`,
  noAccount: (_, network) => `钱包未共享 ${network} 上的账户。请在钱包中创建或选择账户，然后重新连接。`,
  nodeDown: (_, network) => `${network} 的服务器均无响应。请检查网络连接，稍后重试。`,
  nodeOfOtherNetwork: (_, network) => `此网站用于 ${network} 的服务器属于另一个网络。请告知网站。`,
  ordinalsKept: (wallet) => `${wallet} 只共享了 Ordinals 地址，其中的币不会被花费。请在钱包中共享付款地址。`,
  rejected: '您已拒绝请求。可随时重新发起。',
  replaced: (wallet) =>
    `另一个扩展程序占用了 ${wallet} 的位置，因此已断开连接。请停用其中一个，然后重新连接。`,
  requestAddress: (wallet) => `此网站请求的地址未由 ${wallet} 共享。请在钱包中选择该账户，然后重新连接。`,
  requestAmount: '金额无效。请输入大于零的金额后重试。',
  requestInputs: (wallet) => `此交易花费的币与网站所述不符，因此未向 ${wallet} 发起请求。请刷新页面。`,
  requestPsbt: (wallet) => `无法读取此网站的交易，因此未向 ${wallet} 发起请求。请刷新页面。`,
  requestReceiver: (_, network) => `收款地址不属于 ${network}。请检查地址及其网络。`,
}
