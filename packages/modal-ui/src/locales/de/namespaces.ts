import type { NamespacesTexts } from '../en/namespaces.ts'

export const de: NamespacesTexts = {
  connectTo: (namespace) => `Mit ${namespace} verbinden`,
  sendInWallet: (wallet, network) => `Verwenden Sie ${wallet}, um auf ${network} zu senden oder zu tauschen.`,
  otherTokens: (wallet) => `Token, die hier nicht aufgeführt sind, sehen Sie in ${wallet}.`,
  balanceHere: (network, others) =>
    `Nur das Guthaben auf ${network}. Konten auf ${others} sind nicht enthalten.`,
  viewActivity: (explorer) => `Ihre Transaktionen auf ${explorer} ansehen`,
  feeInWallet: (wallet) => `${wallet} bestimmt die Netzwerkgebühr und zeigt sie vor der Bestätigung.`,
  depositCosts: (amount) =>
    `Der Empfänger hat diesen Token noch nicht. Ein Konto dafür zu eröffnen kostet weitere ${amount}.`,
  forPayments: 'Für Zahlungen',
  forOrdinals: 'Für Ordinals',
  accountChanged: (wallet) =>
    `${wallet} verwendet jetzt ein anderes Konto. Wählen Sie dort das verbundene Konto oder verbinden Sie sich erneut.`,
  amountDust: (amount, network) =>
    `${network} überträgt an diese Adresse nicht weniger als ${amount}. Geben Sie mehr ein.`,
  amountLeft: (amount) => `In Ihrem Konto müssen mindestens ${amount} bleiben. Geben Sie weniger ein.`,
  amountMax: (wallet) =>
    `${wallet} bestimmt die Gebühr, daher ist der höchste Betrag hier nicht bekannt. Geben Sie einen Betrag ein, der etwas für die Gebühr übrig lässt.`,
  amountNew: (amount) =>
    `Das Konto des Empfängers ist neu und braucht mindestens ${amount}. Geben Sie mehr ein.`,
  answerAddress: (wallet, network) =>
    `${wallet} hat keine gültige Adresse auf ${network} geliefert. Wählen Sie ${network} in der Wallet und verbinden Sie sich dann erneut.`,
  answerInputs: (wallet) =>
    `${wallet} hat mehr von Ihren Coins signiert, als diese Website angegeben hat. Deshalb wurde nichts verwendet. Verbinden Sie eine andere Wallet.`,
  answerOther: (wallet) =>
    `${wallet} hat etwas anderes signiert als angefragt. Deshalb wurde nichts verwendet. Verbinden Sie eine andere Wallet.`,
  answerSignature: (wallet) =>
    `${wallet} hat keine gültige Signatur geliefert. Es wurde nichts gesendet. Versuchen Sie es erneut oder verbinden Sie eine andere Wallet.`,
  answerUnsigned: (wallet) =>
    `${wallet} hat nicht alles signiert, was angefragt war. Es wurde nichts gesendet. Versuchen Sie es erneut.`,
  blocked: (wallet) =>
    `${wallet} blockiert diese Website, weil sie früher abgelehnt wurde. Erlauben Sie die Website in den Einstellungen der Wallet und versuchen Sie es dann erneut.`,
  cannotConnect: (wallet, network) =>
    `${wallet} kann sich auf ${network} nicht mit Websites verbinden. Verbinden Sie eine andere Wallet.`,
  cannotSend: (wallet, network) =>
    `${wallet} kann auf ${network} nicht von einer Website aus senden. Senden Sie in der Wallet selbst oder verbinden Sie eine andere.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet} kann auf ${network} keine Nachrichten signieren. Verbinden Sie eine andere Wallet.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet} kann auf ${network} keine Transaktionen signieren. Verbinden Sie eine andere Wallet.`,
  cannotSwitchNetworks: (wallet, network) =>
    `Eine Website kann das Netzwerk von ${wallet} nicht wechseln. Wählen Sie ${network} in der Wallet selbst.`,
  chainMissing: (wallet, network) =>
    `${wallet} kennt ${network} nicht. Fügen Sie das Netzwerk in der Wallet hinzu oder wählen Sie hier ein anderes.`,
  feeShort: (amount) =>
    `Diese Überweisung kostet zusätzlich ${amount}, die Ihr Konto nicht hat. Zahlen Sie etwas ein oder geben Sie weniger ein.`,
  locked: 'Ihre Wallet ist gesperrt. Entsperren Sie sie und versuchen Sie es erneut.',
  mayBeSent: (wallet) =>
    `${wallet} hat die Transaktion vielleicht gesendet. Sehen Sie sich Ihre Adresse in einem Explorer an, bevor Sie es erneut versuchen.`,
  noAccount: (_, network) =>
    `Ihre Wallet hat kein Konto auf ${network} geteilt. Erstellen oder wählen Sie dort eines und verbinden Sie sich dann erneut.`,
  nodeDown: (_, network) =>
    `Kein Server von ${network} antwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es später erneut.`,
  nodeOfOtherNetwork: (_, network) =>
    `Der Server, den diese Website für ${network} verwendet, gehört zu einem anderen Netzwerk. Informieren Sie die Website.`,
  ordinalsKept: (wallet) =>
    `${wallet} hat nur eine Adresse für Ordinals geteilt, deren Coins nicht ausgegeben werden. Teilen Sie in der Wallet eine Zahlungsadresse.`,
  receiverElsewhere: (_, network) =>
    `Das ist eine Adresse auf ${network}. Geben Sie eine Adresse des Netzwerks ein, in dem Sie senden.`,
  receiverProgram:
    'Diese Adresse gehört einem Programm und keiner Person. Was Sie dorthin senden, kann verloren sein.',
  receiverTokenAccount:
    'Das ist ein Konto für einen einzelnen Token. Geben Sie die Adresse der Wallet ein, der es gehört.',
  receiverUnowned:
    'Diese Adresse gehört keinem einzelnen Schlüssel, wie bei gemeinsamen Wallets. Senden Sie nur, wenn die Besitzer sie nutzen können.',
  rejected: 'Sie haben die Anfrage abgelehnt. Sie können sie jederzeit erneut stellen.',
  replaced: (wallet) =>
    `Eine andere Erweiterung hat hier den Platz von ${wallet} eingenommen, daher wurde die Verbindung getrennt. Schalten Sie eine der beiden aus und verbinden Sie sich dann erneut.`,
  requestAddress: (wallet) =>
    `Diese Website hat eine Adresse angefragt, die ${wallet} nicht teilt. Wählen Sie dieses Konto in der Wallet und verbinden Sie sich dann erneut.`,
  requestAmount:
    'Dieser Betrag ist nicht möglich. Geben Sie einen Betrag über null ein und versuchen Sie es erneut.',
  requestInputs: (wallet) =>
    `Diese Transaktion gibt Ihre Coins nicht so aus, wie diese Website angibt. Deshalb wurde ${wallet} nicht gefragt. Laden Sie die Seite neu.`,
  requestPsbt: (wallet) =>
    `Die Transaktion dieser Website ist nicht lesbar. Deshalb wurde ${wallet} nicht gefragt. Laden Sie die Seite neu.`,
  requestReceiver: (_, network) =>
    `Der Empfänger ist keine Adresse auf ${network}. Prüfen Sie die Adresse und ihr Netzwerk.`,
  sendExpired: 'Ihre Wallet hat zu spät geantwortet, daher wurde nichts gesendet. Versuchen Sie es erneut.',
  sendRefused:
    'Das Netzwerk würde diese Überweisung ablehnen, daher wurde Ihre Wallet nicht gefragt. Prüfen Sie Empfänger und Betrag.',
  tokenRules: (wallet) => `Dieser Token hat eigene Regeln für Überweisungen. Senden Sie ihn in ${wallet}.`,
}
