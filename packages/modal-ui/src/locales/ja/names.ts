import type { NamesTexts } from '../en/names.ts'

export const ja: NamesTexts = {
  namesText: 'アドレスの代わりに、この名前宛てに送ってもらえます。名前とアドレスの対応は公開されます。',
  namesLabel: '名前',
  namesRules: 'a から z の英字、数字、ハイフンを 4 文字以上で入力してください。',
  namesSearching: '使える名前を検索しています…',
  namesFree: '使用可',
  namesTaken: '使用済み',
  namesTakenText: 'この名前は使われています。別の名前を選んでください。',
  namesCost: '無料です。確認のためメッセージに署名します。',
  namesSubmit: '登録',
  namesSigning: 'ウォレットで署名してください…',
  namesRegistering: '登録しています…',
  namesDone: 'この名前があなたのアカウントを指すようになりました。',
  namesClose: 'アカウントに戻る',

  namesErrorNetwork: 'ネットワークが見つかりません',
  namesErrorSigner: 'メッセージに署名できるウォレットを接続してください。',
  namesErrorChainId: 'このネットワークでは名前を使えません。別のネットワークに切り替えてください。',
  namesErrorSuggestions: '名前の候補を取得できませんでした',
  namesErrorRegister: (name) => `名前 ${name} を登録できませんでした`,
}
