import type { LoginTexts } from '../en/login.ts'

export const ja: LoginTexts = {
  loginText:
    'まずこの端末を確認するリンク、続いてログインコードをメールでお送りします。初めての方にはウォレットを作成します。',

  loginLinkTitle: 'メール内のリンクを開いてください',
  loginLinkText: (email) =>
    `${email}にリンクを送信しました。どの端末からでも開いて、ログインを承認してください。`,
  loginStep: (step) => `ステップ ${step}/2`,
  loginLinkThen: 'そのあと、2通目のメールに記載のコードを入力します。',
  loginCodeTitle: 'コードを入力してください',
  loginCodeText: (email) => `${email}にコードを送信しました。`,
  loginTest: 'テスト',
  loginTestText: 'テストアカウントのため、メールは送信されません。決められたコードを入力してください。',
  loginCodeLabel: 'メールに記載のコード',
  loginCodeSubmit: 'ログイン',
  loginVerifying: 'コードを確認しています…',
  loginConnectingTitle: 'ログインしました',
  loginConnectingText: 'ウォレットを開いています。',
  loginConnectFailed: 'ウォレットを開けませんでした。もう一度お試しください。',
  loginReadyTitle: 'ウォレットの準備ができました',
  loginReadyText:
    'これがウォレットのアドレスです。資金をいつでも引き出せるよう、今すぐバックアップを保存してください。',
  loginReadyCopy: 'アドレスをコピー',
  loginReadyDone: 'あとで',
  loginResend: '再送信',
  loginResendIn: (seconds) => `${seconds}秒後に再送信できます`,
  loginOtherEmail: '別のメールアドレスを使う',

  loginErrorCooldown: (seconds) => `${seconds}秒後にもう一度お試しください`,
  loginErrorLoad:
    'メールログインを読み込めませんでした。通信環境や広告ブロッカーを確認して、もう一度お試しください。',
  loginErrorUpdated: 'ウォレットが更新されました。最初からやり直してください。',
  loginErrorFramed:
    '別のサイトがこのページを埋め込んで表示しているため、メールログインに必要な機能を読み込めません。このページを専用のタブで開いてください。',
  loginErrorOldBrowser:
    'このブラウザーは古いため、ウォレットを利用できません。更新するか、新しいブラウザーでこのページを開いてください。',
  loginOwnTab: '新しいタブで開く',
  loginKeepsNothing:
    'このブラウザはこのページでウォレットのデータを保存しないため、訪問するたびに2通のメールが必要です。ログインを維持するには、ページを専用のタブで開くか、データの保存を許可してください。',
  loginErrorTimeout: '時間内に応答がありませんでした。もう一度お試しください。',
  loginErrorRejected: 'メールでログインが拒否されました。誰もログインしていません。',
  loginErrorReplaced: 'このアドレスは別のアドレスに変更されました。そのアドレスでログインしてください。',
  loginErrorTestAccount: 'このアプリでは、このテストアカウントを使用できません。',
  loginErrorExpiredLink: 'リンクの有効期限が切れました。新しいリンクを送信してください。',
  loginErrorWrongCode: 'コードが違います。確認してもう一度入力してください。',
  loginErrorExpiredCode: 'コードの有効期限が切れました。新しいコードを送信してください。',
  loginErrorTries: 'コードの間違いが多すぎます。新しいコードを送信してください。',
  loginErrorRecovery: '復旧サービスを利用できません。以前ログインした端末は引き続き使えます。',
  loginErrorPasskey:
    'このウォレットはパスキーで開きますが、このページでは使えません。ウォレットのページを開いてください。',
  loginErrorDeletion:
    'このウォレットは削除される予定です。残すには、その件のメールのリンクかウォレットのページを開いてください。',
  loginErrorLimit: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  loginErrorProject: 'このサイトではメールログインが正しく設定されていません。運営者にお知らせください。',
  loginErrorUnreadable: 'エラーが発生しました',
  loginErrorFailed: '問題が発生しました',

  socialWaitingTitle: (provider: string) => `${provider} でログイン`,
  socialWaitingText: (provider: string) =>
    `${provider} のウィンドウで続けてください。ウィンドウは自動的に閉じます。`,
  socialErrorBlocked: 'ブラウザがポップアップをブロックしました。許可するか、ボタンを押してください。',
  socialErrorClosed:
    'ポップアップが閉じられました。そこでまだログイン中であれば、このページは自動的に続きます。',
  socialErrorRefused: '接続が拒否されました',
  socialErrorInitiate: 'ソーシャル接続を開始できませんでした',
  socialOpenAgain: 'ウィンドウをもう一度開く',

  farcasterScanText: 'スマートフォンでこのコードを読み取り、Farcaster でログインを承認してください。',
  farcasterOpenText: 'Farcaster でログインを承認してから、このページに戻ってください。',
  farcasterOpen: 'Farcaster を開く',
  farcasterCodeLabel: 'Farcaster アプリ用の QR コード',
  farcasterError: 'Farcaster に接続できませんでした',

  updateEmailLabel: '新しいメールアドレス',
  updateEmailText: 'まず現在のアドレスを、次に新しいアドレスを確認します。',
  updateEmailMails: (email) =>
    `${email}に2通のメールを送信しました。一方のリンクを開いて承認し、もう一方のコードを入力してください。`,
  updateEmailWaiting: 'まだリンクを開いていない場合は、今すぐ開いてください。',
  updateEmailConfirm: '確認',
  updateEmailDone: (email) =>
    `これからは${email}でログインします。24時間以内は、以前のアドレスに送信したリンクで取り消せます。`,
  updateEmailSame: 'すでに現在のアドレスです。',
  updateEmailTaken: 'このアドレスにはすでにウォレットがあります。ほかのアドレスを選んでください。',
  updateEmailRejected: '変更はメールで拒否されました。アドレスはそのままです。',
  updateEmailNotApproved:
    'メールのリンクがまだ承認されていません。リンクを開いてから、コードをもう一度入力してください。',

  walletSettings: 'ウォレットの設定',
  walletBackUp: 'ウォレットのバックアップを保存',
  walletBackUpFailed: 'ここではバックアップを保存できませんでした。ウォレットのページで保存してください。',
  accountTypeLabel: 'アカウントの種類',
  accountTypeEoa: '通常アカウント',
  accountTypeSmartAccount: 'スマートアカウント',
  accountTypeText: '複数の手順を1回の承認で行えます。アドレスは変わりません。',
  accountTypeFailed: 'ウォレットを切り替えられませんでした。もう一度お試しください。',

  approveText: 'ウォレットが専用のウィンドウにリクエストを表示しています。そちらで確認してください。',
}
