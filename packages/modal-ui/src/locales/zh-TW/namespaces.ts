import type { NamespacesTexts } from '../en/namespaces.ts'

export const zhTW: NamespacesTexts = {
  connectTo: (namespace) => `連接到 ${namespace}`,
  sendInWallet: (wallet, network) => `要在 ${network} 上發送或兌換，請使用 ${wallet}。`,
  otherTokens: (wallet) => `未在此列出的代幣可在 ${wallet} 中查看。`,
  forPayments: '用於付款',
  forOrdinals: '用於 Ordinals',
  accountChanged: (wallet) => `${wallet} 目前使用另一個帳戶。請在錢包中切換到已連線的帳戶，或重新連線。`,
  answerAddress: (wallet, network) =>
    `${wallet} 未提供 ${network} 的有效地址。請在錢包中選擇 ${network}，然後重新連線。`,
  answerInputs: (wallet) => `${wallet} 簽署了此網站未列出的幣，因此未使用簽名。請改用其他錢包連線。`,
  answerOther: (wallet) => `${wallet} 簽署的內容與請求不符，因此未使用簽名。請改用其他錢包連線。`,
  answerSignature: (wallet) => `${wallet} 未回傳有效簽名。沒有送出任何內容。請重試或改用其他錢包。`,
  answerUnsigned: (wallet) => `${wallet} 沒有簽署請求的全部內容。沒有送出任何內容。請重試。`,
  blocked: (wallet) => `此網站先前遭拒絕，${wallet} 已將其封鎖。請在錢包設定中允許此網站，然後重試。`,
  cannotConnect: (wallet, network) => `${wallet} 無法在 ${network} 上連線到網站。請改用其他錢包連線。`,
  cannotSend: (wallet, network) =>
    `${wallet} 無法透過網站在 ${network} 上傳送。請直接在錢包中傳送，或改用其他錢包。`,
  cannotSignMessages: (wallet, network) => `${wallet} 無法在 ${network} 上簽署訊息。請改用其他錢包連線。`,
  cannotSignTransactions: (wallet, network) => `${wallet} 無法在 ${network} 上簽署交易。請改用其他錢包連線。`,
  cannotSwitchNetworks: (wallet, network) => `網站無法切換 ${wallet} 的網路。請直接在錢包中選擇 ${network}。`,
  chainMissing: (wallet, network) => `${wallet} 沒有 ${network}。請在錢包中新增該網路，或在此選擇其他網路。`,
  locked: '錢包已鎖定。請解鎖後重試。',
  mayBeSent: (wallet) => `${wallet} 可能已送出交易。重試之前，請先在區塊瀏覽器中查看您的地址。`,
  noAccount: (_, network) => `錢包未分享 ${network} 上的帳戶。請在錢包中建立或選擇帳戶，然後重新連線。`,
  nodeDown: (_, network) => `${network} 的伺服器均無回應。請檢查網路連線，稍後重試。`,
  nodeOfOtherNetwork: (_, network) => `此網站用於 ${network} 的伺服器屬於另一個網路。請告知網站。`,
  ordinalsKept: (wallet) => `${wallet} 只分享了 Ordinals 地址，其中的幣不會花用。請在錢包中分享付款地址。`,
  rejected: '您已拒絕請求。可隨時重新發起。',
  replaced: (wallet) =>
    `另一個擴充功能占用了 ${wallet} 的位置，因此已中斷連線。請停用其中一個，然後重新連線。`,
  requestAddress: (wallet) => `此網站要求的地址未由 ${wallet} 分享。請在錢包中選擇該帳戶，然後重新連線。`,
  requestAmount: '金額無效。請輸入大於零的金額後重試。',
  requestInputs: (wallet) => `此交易花費的幣與網站所述不符，因此未向 ${wallet} 提出請求。請重新整理頁面。`,
  requestPsbt: (wallet) => `無法讀取此網站的交易，因此未向 ${wallet} 提出請求。請重新整理頁面。`,
  requestReceiver: (_, network) => `收款地址不屬於 ${network}。請檢查地址及其網路。`,
}
