import type { Strings } from '../en/base.ts'

export const zhCN: Strings = {
  $code: 'zh-CN',
  $dir: 'ltr',

  close: '关闭',
  back: '返回',
  tryAgain: '重试',
  loading: '加载中…',
  loadFailed: '此部分加载失败。请检查网络连接后重试。',
  pageUpdated: '此页面已更新。请重新加载页面后继续。',
  partFailed: '页面出错，此部分无法使用。请重试，或重新加载页面。',
  disconnect: '断开连接',

  connectTitle: '连接钱包',
  connectEmail: '使用电子邮箱继续',
  socialTitle: '或使用以下方式登录',
  recent: '最近使用',
  installed: '已安装',
  recentWallets: '最近使用',
  installedWallets: '已安装',
  popularWallets: '热门',
  noWalletTitle: '未找到钱包',
  noWalletText: '请在此浏览器中安装钱包，或在钱包应用内打开本页面，然后重新加载页面。',
  get: '获取',
  getWallet: '获取钱包',
  reload: '重新加载页面',
  missingWalletText: '请确认钱包扩展程序已安装并对本网站启用，然后重新加载页面。',
  allWallets: '全部钱包',
  searchWallets: '搜索钱包',
  clearSearch: '清除搜索',
  results: (count) => `共 ${count} 个钱包`,
  noMatch: '没有找到该名称的钱包',
  listFailed: '钱包列表加载失败。请检查网络连接后重试。',
  certified: '仅显示已认证',
  haveNoWallet: '我还没有钱包',
  whatIsWallet: '什么是钱包？',
  walletHoldsTitle: '存放您的资产',
  walletHoldsText: '钱包保管您代币和藏品的私钥，可用于查看、发送和接收资产。',
  walletSignsTitle: '一种登录方式',
  walletSignsText: '网站会请您的钱包确认，无需输入密码。未经您在钱包中确认，不会执行任何操作。',
  walletYoursTitle: '只属于您',
  walletYoursText: '请抄下助记词，切勿透露给任何人。任何正规网站或客服都不会向您索要。',
  getWalletText: '选择一个并安装，然后回到本页面。',
  missingIt: (wallet) => `还没有 ${wallet}？`,
  legal: (documents) => `连接钱包即表示您同意${documents}。`,
  both: (terms, privacy) => `${terms}和${privacy}`,
  terms: '服务条款',
  privacy: '隐私政策',

  continueIn: (wallet) => `请在 ${wallet} 中继续`,
  acceptRequest: '请在钱包中确认连接请求。',
  rejectedTitle: '连接已被拒绝',
  rejectedText: '您拒绝了该请求，可以随时重新发起。',
  busyTitle: '钱包正在等待您的操作',
  busyText: '请打开钱包处理已有的请求，然后重试。',
  failedTitle: '连接失败',
  failedText: '钱包未能连接。请解锁钱包后重试。',
  forbiddenTitle: '不允许的操作',
  forbiddenText: '您的钱包不允许网站发起此请求。',

  scanTitle: '用手机扫码',
  scanText: '打开您的钱包应用，扫描此二维码并确认连接。',
  linkCopied: '链接已复制',
  linkCopyFailed: '无法复制链接',
  relayOffline: '您已离线。请连接网络后重试。',

  accountTitle: '账户',
  addressCopied: '地址已复制',
  copyFailed: '无法复制地址',
  disconnectFailed: '断开连接失败。请在钱包内断开与本网站的连接。',

  unsupportedTitle: '切换网络',
  switchNetwork: '切换网络',

  networksTitle: '选择网络',
  switchChainTitle: (network) => `切换到 ${network}`,

  walletsTitle: '您的钱包',
  addWallet: '连接其他钱包',

  signTitle: '登录',
  cancel: '取消',
  authenticating: '正在验证登录…',
  signFailedText: '钱包未能签名。请解锁钱包后重试。',
  authenticationFailed: '无法确认登录状态。请重新连接钱包后再试。',
  sessionFailed: '登录失败。请重新连接钱包后再试。',
  sessionExpired: '与钱包的连接已过期。请重新连接。',

  emailTitle: '保持联系',
  emailLabel: '电子邮箱地址',
  emailWallet: '邮箱钱包',
  emailInvalid: '请输入有效的电子邮箱地址',
  emailSubmit: '继续',

  walletReceiveTitle: '收款',

  walletSendTitle: '转账',

  walletSendSelectTokenTitle: '选择代币',

  walletSendPreviewTitle: '核对',

  walletSendConfirmedTitle: '交易',

  swapTitle: '兑换',

  emailLoginTitle: '通过电子邮箱登录',

  approveTransactionTitle: '在钱包中确认',

  registerAccountNameTitle: '注册域名',

  registerAccountNameSuccessTitle: '您的域名',

  onRampProvidersTitle: '购买',

  onRampTokenSelectTitle: '选择代币',

  onRampFiatSelectTitle: '选择货币',
}
