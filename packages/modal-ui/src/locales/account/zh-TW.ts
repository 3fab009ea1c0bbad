import type { AccountTexts } from './en.ts'

export const zhTW: AccountTexts = {
  connectedWith: (wallet) => `已透過 ${wallet} 連線`,
  copyAddress: '複製地址',
  network: '網路',
  unknownNetwork: (id) => `未知（${id}）`,
  viewOnExplorer: '在區塊瀏覽器中檢視',
  walletsRow: '錢包',

  tokensTitle: '代幣',
  balanceFailed: '無法取得代幣餘額',
  balanceRetry: '稍後將自動重試。',

  activityTitle: '動態',
  activityEmpty: '尚無交易',
  activityEmptyText: '您在此網路上的轉帳、收款與兌換會顯示在這裡。',
  activityFailed: '無法取得交易紀錄',
  activityUnsupported: '此處無法顯示該網路的交易。',
  activityMore: '顯示更早的交易',

  isPending: '待確認',
  didFail: '失敗',
  sentTo: (address) => `至 ${address}`,
  receivedFrom: (address) => `來自 ${address}`,
  moreTransfers: (count) => `另有 ${count} 項`,

  didSend: '轉出',
  didReceive: '轉入',
  didTrade: '兌換',
  didMint: '鑄造',
  didBurn: '銷毀',
  didApprove: '授權',
  didRevoke: '撤銷授權',
  didDeposit: '存入',
  didWithdraw: '提出',
  didBorrow: '借入',
  didRepay: '償還',
  didStake: '質押',
  didUnstake: '解除質押',
  didClaim: '領取',
  didDeploy: '部署合約',
  didCancel: '取消',
  didExecute: '合約呼叫',
  signIn: '登入',

  receiveText: (network) => `此地址用於 ${network}。透過其他網路轉入的代幣可能會遺失。`,
  addressQr: '您的地址 QR 碼',
}
