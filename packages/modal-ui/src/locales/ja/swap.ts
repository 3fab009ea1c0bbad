import type { SwapTexts } from '../en/swap.ts'

export const ja: SwapTexts = {
  swapPay: '支払う',
  swapReceive: '受け取る',
  swapFlip: 'トークンを入れ替える',
  swapBalance: (amount) => `残高：${amount}`,
  swapMax: '最大',
  swapRate: 'レート',
  swapMinimum: '最小受取量',
  swapImpact: '価格への影響',
  swapUnknown: '不明',
  swapFee: 'ネットワーク手数料',
  swapNetwork: 'ネットワーク',
  swapSlippage: 'スリッページ（%）',
  swapSlippageIs: (percent) => `スリッページ：${percent}`,
  swapSlippageText: '受取量が最小値を下回る場合、スワップは行われません。',
  swapQuoting: '最良の価格を探しています…',
  swapPreparing: 'スワップを準備しています…',
  swapReview: '続ける',

  swapImpactHigh: (percent) => `価格への影響が大きく、市場価格より約 ${percent} 不利になります。`,
  swapImpactAccept: 'この価格への影響に同意します',
  swapTransferFee: (symbol, percent) =>
    `${symbol} は送金のたびに約 ${percent} を差し引きます。ここの金額はその分を差し引いたものです。`,
  swapUnlisted:
    'リストにないトークンです。同じ名前のトークンは誰でも作れるため、アドレスを確認してください。',
  swapSearch: 'トークンを検索',
  swapNoToken: 'トークンが見つかりません',
  swapTokensFailed: 'トークンを読み込めませんでした。',
  swapUnsupported: 'このネットワークではスワップできません。',

  swapNeedsApproval: (amount) => `ウォレットはまず ${amount} の使用の承認を、次にスワップを求めます。`,
  swapApproving: (amount) => `ウォレットで ${amount} の使用を承認してください。`,
  swapApprovalSent: (amount) =>
    `ネットワークが ${amount} の使用の承認を承認しています。その後、ウォレットがスワップを求めます。`,
  swapApprovalShared: (amount) =>
    `まず、このアカウントの他の所有者が ${amount} の使用を承認する必要があります。その後、ウォレットがスワップを求めます。`,
  swapSigning: 'ウォレットでスワップを承認してください。',
  swapMoved: '価格が下がりました。受取量を確認してください。',
  swapAcceptPrice: '新しい価格を受け入れる',

  swapSentTitle: '送信しました',
  swapSentText: 'ネットワークはまだこの取引を承認していません。',
  swapSharedTitle: '他の所有者を待っています',
  swapSharedText:
    'このアカウントはコントラクトです。他の所有者がウォレットで承認すると、取引が送信されます。',
  swapDoneTitle: 'スワップが承認されました',
  swapDoneText: 'ネットワークが取引を承認しました。',
  swapRevertedTitle: '取引に失敗しました',
  swapRevertedText: '何もスワップされませんでした。手数料はネットワークに支払われました。',
  swapReplacedTitle: 'ウォレットで置き換えられました',
  swapReplacedText: '別のトランザクションに置き換えられたため、何もスワップされていません。',
  swapTimedOutTitle: 'まだ承認されていません',
  swapTimedOutText:
    'スワップはまだ承認される可能性があります。もう一度スワップする前にエクスプローラーを確認してください。',
  swapExplorer: 'エクスプローラーで表示',
  swapClose: '完了',

  swapErrorToken: 'トークンを選択してください',
  swapErrorRequired: 'スワップする数量を入力してください。',
  swapErrorAmount: '金額を入力してください。例: 1.5',
  swapErrorAmbiguous: (a, b) => `2通りの金額に読めます。${a}または${b}と入力してください。`,
  swapErrorDecimals: (token, decimals) => `${token}の小数点以下は${decimals}桁までです。`,
  swapErrorBalance: '残高を超えています。',
  swapErrorSameToken: '異なる2つのトークンを選んでください。',
  swapErrorSlippage: 'スリッページは 0.1 から 50 までの数字で入力してください。',
  swapErrorUnsupportedChain: '対応していないチェーンです',
  swapErrorLiquidity: '流動性が不足しています',
  swapErrorQuote: '現在、価格がありません。しばらくしてからもう一度お試しください。',
  swapErrorImpact: '先に価格への影響に同意するか、数量を減らしてください。',
  swapErrorTokenMismatch:
    'このトークンはチェーン上の情報がリストと異なります。別のトークンを選んでください。',
  swapErrorMismatch: 'サーバーの要求が合意した内容と異なります。',
  swapErrorPriceMoved: '価格が大きく動きました。新しい価格を確認するか、スリッページを上げてください。',
  swapErrorEstimate: '現在スワップは失敗します。スリッページを上げるか、数量を減らしてください。',
  swapErrorFee: (currency) => `ネットワーク手数料に必要な${currency}が足りません。`,
  swapErrorApproval: 'トークンが許可を受け付けませんでした。もう一度試すか、別のトークンを選んでください。',
  swapErrorApprovalTimedOut: '許可はまだ承認されていません。しばらくしてからもう一度お試しください。',
  swapErrorChanged:
    'ウォレットのアカウントまたはネットワークが変わりました。取引をもう一度確認してください。',
  swapErrorHash: '結果を確認できませんでした。もう一度試す前にウォレットを確認してください。',
  swapErrorUnanswered:
    'ウォレットから時間内に応答がありませんでした。すでに送信されたか、これから送信される可能性があります。やり直す前にウォレットで確認してください。',
  swapLate: 'ウォレットは前の取引をすでに送信していました。もう一度送信したい場合にのみ続けてください。',
  swapErrorFailed: 'ウォレットはスワップしませんでした。ロックを解除してもう一度お試しください。',
}
