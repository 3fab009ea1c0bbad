import type { Strings } from './en.ts'

export const ja: Strings = {
  $code: 'ja',
  $dir: 'ltr',

  close: '閉じる',
  back: '戻る',
  tryAgain: '再試行',
  loading: '読み込み中…',
  loadFailed: 'この部分を読み込めませんでした。通信環境を確認して、もう一度お試しください。',
  dismiss: '閉じて続ける',
  alertAPKT001: 'このサイトはそのネットワークに対応していません。',
  disconnect: '切断',
  connectedWith: (wallet) => `${wallet}で接続中`,

  connectTitle: 'ウォレットを接続',
  recent: '最近使用',
  installed: 'インストール済み',
  noWalletTitle: 'ウォレットが見つかりません',
  noWalletText:
    'このブラウザにウォレットをインストールするか、ウォレットアプリ内でこのページを開いてから、ページを再読み込みしてください。',
  getWallet: 'ウォレットを入手',
  reload: 'ページを再読み込み',
  missingWalletText:
    '拡張機能がインストールされ、このサイトで有効になっていることを確認してから、ページを再読み込みしてください。',
  allWallets: 'すべてのウォレット',
  searchWallets: 'ウォレットを検索',
  clearSearch: '検索をクリア',
  results: (count) => `結果：${count}`,
  noMatch: 'この名前のウォレットはありません',
  listFailed: 'ウォレットの一覧を読み込めませんでした。通信環境を確認して、もう一度お試しください。',
  certified: '認証済みのみ',
  haveNoWallet: 'ウォレットを持っていません',
  whatIsWallet: 'ウォレットとは？',
  walletHoldsTitle: '資産の置き場所',
  walletHoldsText: 'ウォレットはトークンやコレクションの鍵を保管します。確認、送信、受け取りができます。',
  walletSignsTitle: 'ログインの手段',
  walletSignsText:
    'サイトはパスワードの代わりにウォレットに確認します。ウォレットで承認するまで何も起こりません。',
  walletYoursTitle: '自分だけのもの',
  walletYoursText:
    'リカバリーフレーズを書き留め、誰にも見せないでください。サイトやサポートがそれを必要とすることはありません。',
  getWalletText: '1つ選んでインストールし、このページに戻ってください。',
  notInstalled: (wallet) => `ここに${wallet}が見つかりません`,
  installText: 'インストールしてこのページを再読み込みするか、アプリ内でこのページを開いてください。',
  openIn: (wallet) => `${wallet}で開く`,
  website: 'ウェブサイト',
  missingIt: (wallet) => `${wallet}をお持ちでないですか？`,
  legal: (documents) => `ウォレットを接続すると、${documents}に同意したものとみなされます。`,
  both: (terms, privacy) => `${terms}と${privacy}`,
  terms: '利用規約',
  privacy: 'プライバシーポリシー',

  continueIn: (wallet) => `${wallet}で続行してください`,
  acceptRequest: 'ウォレットで接続リクエストを承認してください。',
  rejectedTitle: '接続が拒否されました',
  rejectedText: 'リクエストを拒否しました。いつでもやり直せます。',
  busyTitle: 'ウォレットが応答を待っています',
  busyText: 'ウォレットを開いて保留中のリクエストに応答してから、もう一度お試しください。',
  failedTitle: '接続できませんでした',
  failedText: 'ウォレットを接続できませんでした。ロックを解除して、もう一度お試しください。',
  forbiddenTitle: '許可されていない操作です',
  forbiddenText: 'このリクエストは、ウォレットがサイトに許可していません。',

  accountTitle: 'アカウント',
  copyAddress: 'アドレスをコピー',
  addressCopied: 'アドレスをコピーしました',
  copyFailed: 'アドレスをコピーできませんでした',
  network: 'ネットワーク',
  viewOnExplorer: 'エクスプローラーで表示',
  disconnectFailed: '切断できませんでした。ウォレット側でこのサイトとの接続を解除してください。',

  unsupportedTitle: 'ネットワークを切り替え',
  unsupportedOne: (network) =>
    `ウォレットは別のネットワークに接続しています。続行するには${network}に切り替えてください。`,
  unsupportedMany:
    'ウォレットのネットワークはここでは対応していません。続行するには、次のいずれかを選んでください。',
  switchNetwork: 'ネットワークを切り替え',
  switchingTitle: (network) => `${network}に切り替えています`,
  acceptSwitch: 'ウォレットでリクエストを承認してください。',
  switchRejected: '切り替えを拒否しました。いつでもやり直せます。',
  switchFailed: (network) =>
    `${network}に切り替えられませんでした。ウォレット側で切り替えるか、もう一度お試しください。`,

  networksTitle: 'ネットワークを選択',
  networkInUse: '使用中',
  networksHelp: 'ウォレットで切り替えの承認を求められることがあります。',
  switchChainTitle: (network) => `${network}に切り替え`,
  switchChainText: (network) =>
    `${network}にはまだアカウントが接続されていません。切り替えてから、ウォレットを接続してください。`,

  switchFailedAny:
    'ネットワークを切り替えられませんでした。ウォレット側で切り替えるか、もう一度お試しください。',

  walletsTitle: '接続中のウォレット',
  walletsRow: 'ウォレット',
  walletInUse: '使用中',
  disconnectWallet: (wallet) => `${wallet}を切断`,
  addWallet: '別のウォレットを接続',
  walletSwitchFailed: 'ウォレットが応答しません。ロックを解除して、もう一度お試しください。',

  tokensTitle: 'トークン',
  balanceFailed: 'トークン残高を取得できません',
  balanceRetry: 'まもなく自動的に再試行します。',

  signTitle: 'ログイン',
  signLead: (site) => `${site}にログイン`,
  signText:
    'メッセージに署名して、このアカウントの所有者であることを証明します。費用はかからず、資産も移動しません。',
  sign: '署名する',
  cancel: 'キャンセル',
  acceptSignature: 'ウォレットで署名リクエストを承認してください。',
  authenticating: '認証しています...',
  keepingSession: '署名を確認しています。',
  signFailed: 'メッセージの署名でエラーが発生しました',
  signFailedText: 'ウォレットで署名できませんでした。ロックを解除して、もう一度お試しください。',
  authenticationFailed: '認証の初期化中に問題が発生しました',
  sessionFailed: 'ログインできませんでした。接続し直してください。',

  emailTitle: 'お知らせの受け取り',
  emailText: (site) => `${site}がメールアドレスの入力を求めています。このサイトにのみ提供されます。`,
  emailLabel: 'メールアドレス',
  emailInvalid: '有効なメールアドレスを入力してください',
  emailFailed: 'メールアドレスを保存できませんでした。もう一度お試しください。',
  emailSubmit: '続ける',
  emailSkip: 'スキップ',
}
