import type { StepsTexts } from '../en/steps.ts'

export const ja: StepsTexts = {
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

  notInstalled: (wallet) => `このデバイスで${wallet}が見つかりません`,
  installText: 'インストールしてこのページを再読み込みするか、アプリ内でこのページを開いてください。',
  openIn: (wallet) => `${wallet}で開く`,
  getOnPhone: (wallet) => `スマートフォンで読み取ると${wallet}を入手できます。`,
  website: 'ウェブサイト',

  qrLabel: 'ウォレットアプリ用のQRコード',
  copyLink: 'リンクをコピー',
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
  relayUnreachable:
    'ペアリングサービスが応答しません。ファイアウォールや拡張機能にブロックされている可能性があります。',
  relayProjectId: 'このサイトのペアリング設定に誤りがあります。運営者にお知らせください。',
  relayOrigin: 'このサイトはペアリングサービスの利用を許可されていません。運営者にお知らせください。',
  relayClock: 'このデバイスの時刻が正しくありません。時刻を合わせて、もう一度お試しください。',
  relayRateLimited: '接続が混み合っています。1分後にもう一度お試しください。',

  unsupportedOne: (network) =>
    `ウォレットは別のネットワークに接続しています。続行するには${network}に切り替えてください。`,
  unsupportedMany:
    'ウォレットのネットワークはここでは対応していません。続行するには、次のいずれかを選んでください。',
  switchingTitle: (network) => `${network}に切り替えています`,
  acceptSwitch: 'ウォレットでリクエストを承認してください。',
  switchRejected: 'ウォレットで切り替えが拒否されました。いつでもやり直せます。',
  switchFailed: (network) =>
    `${network}に切り替えられませんでした。ウォレット側で切り替えるか、もう一度お試しください。`,

  networkInUse: '使用中',
  networksHelp: 'ウォレットで切り替えの承認を求められることがあります。',
  switchChainText: (network) =>
    `${network}にはまだアカウントが接続されていません。切り替えてから、ウォレットを接続してください。`,

  switchFailedAny:
    'ネットワークを切り替えられませんでした。ウォレット側で切り替えるか、もう一度お試しください。',

  walletInUse: '使用中',
  disconnectWallet: (wallet) => `${wallet}の接続を解除`,
  disconnectAll: 'すべての接続を解除',
  connectOn: (namespace) => `${namespace}で接続`,
  alsoConnect: (wallet, namespace) => `${namespace}でも${wallet}を接続`,
  alsoConnectEmail: (namespace) => `${namespace}でもメールのウォレットを接続`,
  walletSwitchFailed: 'ウォレットが応答しません。ロックを解除して、もう一度お試しください。',

  signLead: (site) => `${site}にログイン`,
  signText:
    'メッセージに署名して、このアカウントの所有者であることを証明します。費用はかからず、資産も移動しません。',
  sign: '署名する',
  preparingMessage: 'このサイトが署名するメッセージを準備しています。',
  acceptSignature: 'ウォレットで署名リクエストを承認してください。',
  keepingSession: '署名を確認しています。',
  signFailed: 'メッセージの署名エラー',
  noMessageText:
    'このサイトのサーバーから署名するメッセージを取得できませんでした。しばらくしてから、もう一度お試しください。',

  emailText: (site) => `${site}がメールアドレスの入力を求めています。このサイトにのみ提供されます。`,
  emailFailed: 'メールアドレスを保存できませんでした。もう一度お試しください。',
  emailSkip: 'スキップ',
}
