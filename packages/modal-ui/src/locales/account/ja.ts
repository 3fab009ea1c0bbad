import type { AccountTexts } from './en.ts'

export const ja: AccountTexts = {
  connectedWith: (wallet) => `${wallet}で接続済み`,
  totalBalance: '合計残高',
  copyAddress: 'アドレスをコピー',
  network: 'ネットワーク',
  unknownNetwork: (id) => `不明（${id}）`,
  viewOnExplorer: 'エクスプローラーで表示',
  walletsRow: 'ウォレット',

  tokensTitle: 'トークン',
  tokensAll: 'すべてのトークン',
  balanceFailed: 'トークン残高を取得できません',
  balanceRetry: 'まもなく自動的に再試行します。',

  activityTitle: 'アクティビティ',
  activityEmpty: '取引はまだありません',
  activityEmptyText: 'このネットワークでの送金、受取、交換がここに表示されます。',
  activityFailed: '取引を取得できませんでした',
  activityUnsupported: 'このネットワークのアクティビティはありません',
  activityUnsupportedText: 'このネットワークの取引はここでは表示できません。',
  activityMore: '以前の取引を表示',

  isPending: '処理中',
  didFail: '失敗',
  sentTo: (address) => `送金先 ${address}`,
  receivedFrom: (address) => `送金元 ${address}`,
  moreTransfers: (count) => `他${count}件`,

  didSend: '送金',
  didReceive: '受取',
  didTrade: 'スワップ',
  didMint: 'ミント',
  mintedItem: (item) => `${item}をミント`,
  didBurn: 'バーン',
  didApprove: '承認',
  didRevoke: '承認の取消',
  didDeposit: '預け入れ',
  didWithdraw: '引き出し',
  didBorrow: '借り入れ',
  didRepay: '返済',
  didStake: 'ステーキング',
  didUnstake: 'ステーキング解除',
  didClaim: '受領',
  didDeploy: 'コントラクトのデプロイ',
  didCancel: 'キャンセル',
  didExecute: 'コントラクト実行',
  signIn: 'ログイン',

  receiveText: (network) =>
    `このアドレスは${network}用です。他のネットワークで送られたトークンは失われることがあります。`,
  addressQr: 'アドレスのQRコード',
}
