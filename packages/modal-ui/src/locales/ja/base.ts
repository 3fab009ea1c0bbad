import type { Strings } from '../en/base.ts'

export const ja: Strings = {
  $code: 'ja',
  $dir: 'ltr',

  close: '閉じる',
  back: '戻る',
  tryAgain: '再試行',
  loading: '読み込み中…',
  loadFailed: 'この部分を読み込めませんでした。通信環境を確認して、もう一度お試しください。',
  pageUpdated: 'このページは更新されました。続けるには再読み込みしてください。',
  partFailed:
    'このページのエラーにより、この部分を使用できません。もう一度試すか、ページを再読み込みしてください。',
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
  reload: '再読み込み',
  missingWalletText:
    'ウォレットの拡張機能がインストール済みで、このサイトで有効か確認し、ページを再読み込みしてください。',
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
  linkCopied: 'リンクをコピーしました',
  linkCopyFailed: 'リンクをコピーできませんでした',
  relayOffline: 'オフラインです。インターネットに接続して、もう一度お試しください。',

  accountTitle: 'アカウント',
  addressCopied: 'アドレスをコピーしました',
  copyFailed: 'アドレスをコピーできませんでした',
  disconnectFailed: '接続を解除できませんでした。ウォレット側でこのサイトとの接続を解除してください。',

  unsupportedTitle: 'ネットワークを切り替え',
  switchNetwork: 'ネットワークを切り替え',

  networksTitle: 'ネットワークを選択',
  switchChainTitle: (network) => `${network}に切り替え`,

  walletsTitle: '接続済みのウォレット',
  addWallet: '別のウォレットを接続',

  signTitle: 'ログイン',
  cancel: 'キャンセル',
  authenticating: '認証しています…',
  signFailedText: 'ウォレットで署名できませんでした。ロックを解除して、もう一度お試しください。',
  authenticationFailed: 'ログイン状態を確認できませんでした。ウォレットを接続し直してください。',
  sessionFailed: 'ログインできませんでした。ウォレットを接続し直してください。',
  sessionExpired: 'ウォレットとの接続の期限が切れました。接続し直してください。',

  emailTitle: 'お知らせの受け取り',
  emailLabel: 'メールアドレス',
  emailWallet: 'メールのウォレット',
  emailInvalid: '有効なメールアドレスを入力してください',
  emailSubmit: '続ける',

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
