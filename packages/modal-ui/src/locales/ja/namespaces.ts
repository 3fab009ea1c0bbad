import type { NamespacesTexts } from '../en/namespaces.ts'

export const ja: NamespacesTexts = {
  connectTo: (namespace) => `${namespace}に接続`,
  sendInWallet: (wallet, network) => `${network}での送信やスワップは${wallet}で行ってください。`,
  otherTokens: (wallet) => `ここにないトークンは${wallet}で確認できます。`,
  balanceHere: (network, others) => `${network}のみの残高です。${others}の残高は含みません。`,
  viewActivity: (explorer) => `${explorer}で取引を見る`,
  feeInWallet: (wallet) => `ネットワーク手数料は${wallet}が決め、承認の前に表示します。`,
  depositCosts: (amount) =>
    `送金先はまだこのトークンを持っていません。アカウントの開設に別途${amount}がかかります。`,
  forPayments: '支払い用',
  forOrdinals: 'Ordinals用',
  accountChanged: (wallet) =>
    `${wallet}は別のアカウントに切り替わっています。ウォレットで接続中のアカウントを選ぶか、接続し直してください。`,
  amountDust: (amount, network) =>
    `${network}では、このアドレスに${amount}未満は送れません。金額を増やしてください。`,
  amountLeft: (amount) => `アカウントに${amount}以上を残す必要があります。金額を減らしてください。`,
  amountMax: (wallet) =>
    `手数料は${wallet}が決めるため、送れる最大額はここでは分かりません。手数料を残して金額を入力してください。`,
  amountNew: (amount) => `送金先のアカウントは新しく、${amount}以上が必要です。金額を増やしてください。`,
  answerAddress: (wallet, network) =>
    `${wallet}から${network}の有効なアドレスが届きませんでした。ウォレットで${network}を選び、接続し直してください。`,
  answerInputs: (wallet) =>
    `${wallet}がこのサイトの指定より多くのコインに署名したため、使用しませんでした。別のウォレットを接続してください。`,
  answerOther: (wallet) =>
    `${wallet}が依頼と異なる内容に署名したため、使用しませんでした。別のウォレットを接続してください。`,
  answerSignature: (wallet) =>
    `${wallet}から有効な署名が届きませんでした。何も送信されていません。もう一度試すか、別のウォレットを接続してください。`,
  answerUnsigned: (wallet) =>
    `${wallet}は依頼のすべてには署名しませんでした。何も送信されていません。もう一度お試しください。`,
  blocked: (wallet) =>
    `以前に拒否されたため、${wallet}はこのサイトをブロックしています。ウォレットの設定で許可してから、もう一度お試しください。`,
  cannotConnect: (wallet, network) =>
    `${wallet}は${network}でサイトに接続できません。別のウォレットを接続してください。`,
  cannotSend: (wallet, network) =>
    `${wallet}は${network}でサイトから送信できません。ウォレットで送信するか、別のウォレットを接続してください。`,
  cannotSignMessages: (wallet, network) =>
    `${wallet}は${network}でメッセージに署名できません。別のウォレットを接続してください。`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet}は${network}でトランザクションに署名できません。別のウォレットを接続してください。`,
  cannotSwitchNetworks: (wallet, network) =>
    `${wallet}のネットワークはサイトから切り替えられません。ウォレットで${network}を選んでください。`,
  chainMissing: (wallet, network) =>
    `${wallet}には${network}がありません。ウォレットにネットワークを追加するか、ここで別のものを選んでください。`,
  feeShort: (amount) =>
    `この送金には金額のほかに${amount}が必要ですが、残高が足りません。入金するか、金額を減らしてください。`,
  locked: 'ウォレットがロックされています。ロックを解除して、もう一度お試しください。',
  mayBeSent: (wallet) =>
    `${wallet}がトランザクションを送信した可能性があります。もう一度試す前に、エクスプローラーでアドレスを確認してください。`,
  noAccount: (_, network) =>
    `ウォレットから${network}のアカウントが共有されませんでした。ウォレットで作成または選択し、接続し直してください。`,
  nodeDown: (_, network) => `${network}のサーバーが応答しません。接続を確認し、後でもう一度お試しください。`,
  nodeOfOtherNetwork: (_, network) =>
    `このサイトが${network}に使うサーバーは別のネットワークのものです。サイトにお知らせください。`,
  ordinalsKept: (wallet) =>
    `${wallet}が共有したのはOrdinals用のアドレスだけで、そのコインは使われません。ウォレットで支払い用アドレスを共有してください。`,
  receiverElsewhere: (_, network) =>
    `これは${network}のアドレスです。送金するネットワークのアドレスを入力してください。`,
  receiverProgram:
    'このアドレスは個人のものではなく、プログラムのものです。送金すると失われることがあります。',
  receiverTokenAccount:
    'これは1つのトークン専用のアカウントです。所有しているウォレットのアドレスを入力してください。',
  receiverUnowned:
    '共有ウォレットのように、このアドレスを持つ単独の鍵はありません。所有者が使える場合にのみ送金してください。',
  rejected: 'リクエストを拒否しました。いつでもやり直せます。',
  replaced: (wallet) =>
    `別の拡張機能が${wallet}と入れ替わったため、接続を解除しました。どちらかを無効にして、接続し直してください。`,
  requestAddress: (wallet) =>
    `このサイトが求めたアドレスを${wallet}は共有していません。ウォレットでそのアカウントを選び、接続し直してください。`,
  requestAmount: 'この数量は使えません。0より大きい値を入力して、もう一度お試しください。',
  requestInputs: (wallet) =>
    `このトランザクションはサイトの説明どおりにコインを使わないため、${wallet}には依頼していません。ページを再読み込みしてください。`,
  requestPsbt: (wallet) =>
    `このサイトのトランザクションを読み取れないため、${wallet}には依頼していません。ページを再読み込みしてください。`,
  requestReceiver: (_, network) =>
    `宛先は${network}のアドレスではありません。アドレスとネットワークを確認してください。`,
  sendExpired: 'ウォレットの応答が遅れたため、何も送信されていません。もう一度お試しください。',
  sendRefused:
    'ネットワークがこの送金を拒否するため、ウォレットには依頼していません。送金先と金額を確認してください。',
  tokenRules: (wallet) => `このトークンには独自の送金ルールがあります。${wallet}で送金してください。`,
}
