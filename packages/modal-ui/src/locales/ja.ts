import type { Strings } from './en.ts'

export const ja: Strings = {
  $code: 'ja',
  $dir: 'ltr',

  close: '閉じる',
  back: '戻る',
  tryAgain: '再試行',
  loading: '読み込み中…',
  loadFailed: 'この部分を読み込めませんでした。通信環境を確認して、もう一度お試しください。',
  dismiss: '通知を閉じる',
  alertAPKT001: 'このサイトはそのネットワークに対応していません。',
  alertAPKT002: 'このアドレスはプロジェクトで許可されていません。',
  alertAPKT003: 'ウォレットの一覧を読み込めないため、内蔵の一覧を表示しています。',
  alertAPKT004: 'ウォレットの応答がありません。ウォレットを開いてリクエストを確認してください。',
  alertAPKT005: 'このサイトはプロジェクトで確認されていません。',
  alertAPKT006: 'セッションが無効です。デバイスの時計を確認してください。',
  alertAPKT007: 'プロジェクトIDが無効です。',
  alertAPKT008: '有効な機能にはプロジェクトIDが必要です。',
  alertAPKT009: 'このサイトのサーバーに問題があります。後でもう一度お試しください。',
  alertAPKT010: 'リクエストが多すぎます。少し待ってからお試しください。',
  alertAPKTW001: 'アカウントが接続されていないネットワークが指定されました。',
  alertAPKTW002: 'メールアドレスが正しくありません。',
  alertIframeLoad: 'メールログインに必要な機能を読み込めません',
  alertIframeTimeout: 'メールウォレットから時間内に応答がありませんでした。もう一度お試しください。',
  disconnect: '接続解除',

  connectTitle: 'ウォレットを接続',
  connectEmail: 'メールで続ける',
  socialTitle: 'または次でログイン',
  recent: '最近使用',
  installed: 'インストール済み',
  recentWallets: '最近使用',
  installedWallets: 'インストール済み',
  popularWallets: '人気',
  noWalletTitle: 'ウォレットが見つかりません',
  noWalletText:
    'このブラウザにウォレットをインストールするか、ウォレットアプリ内でこのページを開いてから、ページを再読み込みしてください。',
  get: '入手',
  getWallet: 'ウォレットを入手',
  reload: 'ページを再読み込み',
  missingWalletText:
    'ウォレットの拡張機能がインストールされ、このサイトで有効になっていることを確認してから、ページを再読み込みしてください。',
  allWallets: 'すべてのウォレット',
  searchWallets: 'ウォレットを検索',
  clearSearch: '検索をクリア',
  results: (count) => `結果：${count}`,
  noMatch: 'この名前のウォレットはありません',
  listFailed: 'ウォレットの一覧を読み込めませんでした。通信環境を確認して、もう一度お試しください。',
  certified: '認証済みのみ',
  haveNoWallet: 'ウォレットをお持ちでない方',
  whatIsWallet: 'ウォレットとは？',
  walletHoldsTitle: '資産の置き場所',
  walletHoldsText: 'ウォレットはトークンやNFTの秘密鍵を保管します。残高の確認や送受信に使います。',
  walletSignsTitle: 'ログインの手段',
  walletSignsText:
    'サイトはパスワードではなく、ウォレットに確認を求めます。ウォレットで承認するまで何も起こりません。',
  walletYoursTitle: '自分だけのもの',
  walletYoursText:
    'シークレットリカバリーフレーズを書き留め、誰にも教えないでください。正規のサイトやサポートが尋ねることは決してありません。',
  getWalletText: '1つ選んでインストールし、このページに戻ってください。',
  notInstalled: (wallet) => `このデバイスで${wallet}が見つかりません`,
  installText: 'インストールしてこのページを再読み込みするか、アプリ内でこのページを開いてください。',
  openIn: (wallet) => `${wallet}で開く`,
  getOnPhone: (wallet) => `このコードを読み取ると、スマートフォンで${wallet}を入手できます。`,
  website: 'ウェブサイト',
  missingIt: (wallet) => `${wallet}をお持ちでない方`,
  legal: (documents) => `ウォレットを接続すると、${documents}に同意したものとみなされます。`,
  both: (terms, privacy) => `${terms}と${privacy}`,
  terms: '利用規約',
  privacy: 'プライバシーポリシー',

  continueIn: (wallet) => `${wallet}で続行してください`,
  acceptRequest: 'ウォレットで接続リクエストを承認してください。',
  rejectedTitle: '接続が拒否されました',
  rejectedText: 'ウォレットでリクエストが拒否されました。いつでもやり直せます。',
  busyTitle: 'ウォレットが応答を待っています',
  busyText: 'ウォレットを開いて保留中のリクエストに応答してから、もう一度お試しください。',
  failedTitle: '接続できませんでした',
  failedText: 'ウォレットを接続できませんでした。ロックを解除して、もう一度お試しください。',
  forbiddenTitle: '許可されていない操作です',
  forbiddenText: 'このリクエストは、ウォレットがサイトに許可していません。',

  scanTitle: 'スマートフォンで読み取る',
  scanText: 'ウォレットアプリを開き、このコードを読み取って接続を承認してください。',
  qrLabel: 'ウォレットアプリ用のQRコード',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  linkCopyFailed: 'リンクをコピーできませんでした',
  codeExpiresIn: (time) => `残り ${time}`,
  codeExpired: 'コードの有効期限が切れました',
  codeExpiredText: 'コードは数分間だけ有効です。',
  newCode: '新しいコード',
  scanWith: (wallet) => `スマートフォンで${wallet}を開き、このコードを読み取って接続を承認してください。`,
  ways: '接続方法',
  wayQrcode: 'QRコード',
  wayMobile: 'アプリ',
  wayDesktop: 'デスクトップ',
  wayWeb: 'ウェブ',
  wayExtension: '拡張機能',
  wayInside: 'ウォレット内',
  openWallet: (wallet) => `${wallet}を開く`,
  openText: 'ウォレットが接続の可否を確認します。承認したら、このページに戻ってください。',
  openAgain: 'もう一度開く',
  notOpened: (wallet) => `${wallet}が開きませんでしたか？`,
  notOpenedText:
    'このデバイスにインストールされていない可能性があります。もう一度開くか、インストールするか、別のデバイスでコードを使ってください。',
  returnedText: '承認済みの場合は、少しお待ちください。まだの場合は、もう一度ウォレットを開いてください。',
  insideText: 'このページがウォレット内で開き直され、そこで接続できます。',
  unreachable: (wallet) => `ここから${wallet}を開くことはできません`,
  unreachableText: 'このデバイスで接続する方法がありません。別のデバイスか別のウォレットを使ってください。',
  pairInstead: (wallet) => `スマートフォンの${wallet}を使う`,
  relayTitle: 'ウォレットに接続できません',
  relayOffline: 'オフラインです。インターネットに接続して、もう一度お試しください。',
  relayUnreachable:
    'ペアリングサービスが応答しません。ファイアウォールや拡張機能にブロックされている可能性があります。',
  relayProjectId: 'このサイトのペアリング設定に誤りがあります。運営者にお知らせください。',
  relayOrigin: 'このサイトはペアリングサービスの利用を許可されていません。運営者にお知らせください。',
  relayClock: 'このデバイスの時刻が正しくありません。時刻を合わせて、もう一度お試しください。',
  relayRateLimited: '接続が混み合っています。1分後にもう一度お試しください。',

  accountTitle: 'アカウント',
  addressCopied: 'アドレスをコピーしました',
  copyFailed: 'アドレスをコピーできませんでした',
  disconnectFailed: '接続を解除できませんでした。ウォレット側でこのサイトとの接続を解除してください。',

  unsupportedTitle: 'ネットワークを切り替え',
  unsupportedOne: (network) =>
    `ウォレットは別のネットワークに接続しています。続行するには${network}に切り替えてください。`,
  unsupportedMany:
    'ウォレットのネットワークはここでは対応していません。続行するには、次のいずれかを選んでください。',
  switchNetwork: 'ネットワークを切り替え',
  switchingTitle: (network) => `${network}に切り替えています`,
  acceptSwitch: 'ウォレットでリクエストを承認してください。',
  switchRejected: 'ウォレットで切り替えが拒否されました。いつでもやり直せます。',
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

  walletsTitle: '接続済みのウォレット',
  walletInUse: '使用中',
  disconnectWallet: (wallet) => `${wallet}の接続を解除`,
  addWallet: '別のウォレットを接続',
  walletSwitchFailed: 'ウォレットが応答しません。ロックを解除して、もう一度お試しください。',

  signTitle: 'ログイン',
  signLead: (site) => `${site}にログイン`,
  signText:
    'メッセージに署名して、このアカウントの所有者であることを証明します。費用はかからず、資産も移動しません。',
  sign: '署名する',
  cancel: 'キャンセル',
  preparingMessage: 'このサイトが署名するメッセージを準備しています。',
  acceptSignature: 'ウォレットで署名リクエストを承認してください。',
  authenticating: '認証しています…',
  keepingSession: '署名を確認しています。',
  signFailed: 'メッセージの署名エラー',
  signFailedText: 'ウォレットで署名できませんでした。ロックを解除して、もう一度お試しください。',
  noMessageText:
    'このサイトのサーバーから署名するメッセージを取得できませんでした。しばらくしてから、もう一度お試しください。',
  authenticationFailed: '認証の初期化中に問題が発生しました',
  sessionFailed: 'ログインできませんでした。ウォレットを接続し直してください。',
  sessionExpired: 'ウォレットとの接続の期限が切れました。接続し直してください。',

  emailTitle: 'お知らせの受け取り',
  emailText: (site) => `${site}がメールアドレスの入力を求めています。このサイトにのみ提供されます。`,
  emailLabel: 'メールアドレス',
  emailInvalid: '有効なメールアドレスを入力してください',
  emailFailed: 'メールアドレスを保存できませんでした。もう一度お試しください。',
  emailSubmit: '続ける',
  emailSkip: 'スキップ',

  walletReceiveTitle: '受け取る',

  walletSendTitle: '送金',

  walletSendSelectTokenTitle: 'トークンを選択',

  walletSendPreviewTitle: '内容の確認',

  walletSendConfirmedTitle: '取引',

  swapTitle: 'スワップ',

  emailLoginTitle: 'メールでログイン',

  approveTransactionTitle: 'ウォレットで承認',

  registerAccountNameTitle: '名前を登録',

  registerAccountNameSuccessTitle: 'あなたの名前',

  onRampProvidersTitle: '購入',

  onRampTokenSelectTitle: 'トークンを選択',

  onRampFiatSelectTitle: '通貨を選択',
}
