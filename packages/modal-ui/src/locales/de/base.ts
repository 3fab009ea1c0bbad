// The user is addressed as Sie, as in the leading wallets. Words: wallet: Wallet (feminine); account: Konto; network:
// Netzwerk; token: Token; collectible: Sammlerstück; balance: Guthaben; send: senden; receive: empfangen (of a swap: erhalten);
// swap: tauschen, Tausch; buy: kaufen; fee: Gebühr; slippage: Slippage; price impact: Preiseinfluss; connect: verbinden;
// disconnect: trennen; switch network: Netzwerk wechseln; sign: signieren, Signatur; sign in and log in: anmelden, Anmeldung;
// confirm: bestätigen; approve a login: zustimmen, genehmigen; allow the use of tokens: freigeben, Freigabe; reject and
// decline: ablehnen; request: Anfrage; recovery phrase: Wiederherstellungsphrase; passkey: Passkey; backup: Backup; extension:
// Erweiterung; scan: scannen; QR code: QR-Code; email: E-Mail; explorer: Explorer; site: Website.
// Every text was read a second time against the English and the place where it appears.
import type { Strings } from '../en/base.ts'

export const de: Strings = {
  $code: 'de',
  $dir: 'ltr',

  close: 'Schließen',
  back: 'Zurück',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen…',
  loadFailed:
    'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  pageUpdated: 'Diese Seite wurde aktualisiert. Laden Sie sie neu, um fortzufahren.',
  partFailed:
    'Ein Fehler auf dieser Seite hat diesen Teil angehalten. Versuchen Sie es erneut oder laden Sie die Seite neu.',
  disconnect: 'Trennen',

  connectTitle: 'Wallet verbinden',
  connectEmail: 'Weiter mit E-Mail',
  socialTitle: 'Oder anmelden mit',
  recent: 'Zuletzt',
  installed: 'Installiert',
  recentWallets: 'Zuletzt verwendet',
  installedWallets: 'Installiert',
  popularWallets: 'Beliebt',
  noWalletTitle: 'Keine Wallet gefunden',
  noWalletText:
    'Installieren Sie eine Wallet in diesem Browser oder öffnen Sie diese Seite in Ihrer Wallet-App. Laden Sie die Seite danach neu.',
  get: 'Holen',
  getWallet: 'Wallet holen',
  reload: 'Neu laden',
  missingWalletText:
    'Prüfen Sie, ob die Erweiterung der Wallet hier installiert und aktiviert ist, und laden Sie die Seite neu.',
  allWallets: 'Alle Wallets',
  searchWallets: 'Wallets suchen',
  clearSearch: 'Suche löschen',
  results: (count) => `Ergebnisse: ${count}`,
  noMatch: 'Keine Wallet passt zu diesem Namen',
  listFailed:
    'Die Liste der Wallets konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  certified: 'Nur zertifizierte',
  haveNoWallet: 'Ich habe keine Wallet',
  whatIsWallet: 'Was ist eine Wallet?',
  walletHoldsTitle: 'Ein Ort für Ihr Vermögen',
  walletHoldsText:
    'Eine Wallet verwahrt die Schlüssel zu Ihren Token und Sammlerstücken. Mit ihr können Sie diese ansehen, senden und empfangen.',
  walletSignsTitle: 'Ein Weg, sich anzumelden',
  walletSignsText:
    'Websites fragen Ihre Wallet, statt ein Passwort zu verlangen. Es geschieht nichts, bevor Sie es dort bestätigen.',
  walletYoursTitle: 'Gehört nur Ihnen',
  walletYoursText:
    'Notieren Sie die Wiederherstellungsphrase und geben Sie sie nie weiter. Weder eine seriöse Website noch ein seriöser Support wird danach fragen.',
  getWalletText: 'Wählen Sie eine aus, installieren Sie sie und kommen Sie auf diese Seite zurück.',
  missingIt: (wallet) => `Sie haben ${wallet} nicht?`,
  legal: (documents) => `Indem Sie eine Wallet verbinden, stimmen Sie ${documents} zu.`,
  both: (terms, privacy) => `${terms} und ${privacy}`,
  terms: 'den Nutzungsbedingungen',
  privacy: 'der Datenschutzerklärung',

  continueIn: (wallet) => `Weiter in ${wallet}`,
  acceptRequest: 'Bestätigen Sie die Verbindungsanfrage in Ihrer Wallet.',
  rejectedTitle: 'Verbindung abgelehnt',
  rejectedText: 'Sie haben die Anfrage abgelehnt. Sie können sie jederzeit erneut stellen.',
  busyTitle: 'Ihre Wallet wartet',
  busyText: 'Öffnen Sie Ihre Wallet, beantworten Sie die offene Anfrage und versuchen Sie es dann erneut.',
  failedTitle: 'Verbindung fehlgeschlagen',
  failedText: 'Die Wallet hat sich nicht verbunden. Entsperren Sie sie und versuchen Sie es erneut.',
  forbiddenTitle: 'Aktion nicht erlaubt',
  forbiddenText: 'Ihre Wallet erlaubt diese Anfrage von einer Website nicht.',

  scanTitle: 'Mit dem Handy scannen',
  scanText: 'Öffnen Sie Ihre Wallet-App, scannen Sie diesen Code und bestätigen Sie die Verbindung.',
  linkCopied: 'Link kopiert',
  linkCopyFailed: 'Der Link konnte nicht kopiert werden',
  relayOffline: 'Sie sind offline. Stellen Sie eine Internetverbindung her und versuchen Sie es erneut.',

  accountTitle: 'Konto',
  addressCopied: 'Adresse kopiert',
  copyFailed: 'Die Adresse konnte nicht kopiert werden',
  disconnectFailed: 'Trennen fehlgeschlagen. Trennen Sie diese Website in Ihrer Wallet.',

  unsupportedTitle: 'Netzwerk wechseln',
  switchNetwork: 'Netzwerk wechseln',

  networksTitle: 'Netzwerk wählen',
  switchChainTitle: (network) => `Zu ${network} wechseln`,

  walletsTitle: 'Ihre Wallets',
  addWallet: 'Weitere Wallet verbinden',

  signTitle: 'Anmelden',
  cancel: 'Abbrechen',
  authenticating: 'Anmeldung wird geprüft…',
  signFailedText: 'Die Wallet hat nicht signiert. Entsperren Sie sie und versuchen Sie es erneut.',
  authenticationFailed:
    'Ihre Anmeldung konnte nicht geprüft werden. Verbinden Sie Ihre Wallet und versuchen Sie es erneut.',
  sessionFailed: 'Anmeldung fehlgeschlagen. Verbinden Sie Ihre Wallet und versuchen Sie es erneut.',
  sessionExpired: 'Die Verbindung zu Ihrer Wallet ist abgelaufen. Verbinden Sie sie erneut.',

  emailTitle: 'In Kontakt bleiben',
  emailLabel: 'E-Mail-Adresse',
  emailWallet: 'E-Mail-Wallet',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
  emailSubmit: 'Weiter',

  walletReceiveTitle: 'Empfangen',

  walletSendTitle: 'Senden',

  walletSendSelectTokenTitle: 'Token wählen',

  walletSendPreviewTitle: 'Prüfen',

  walletSendConfirmedTitle: 'Transaktion',

  swapTitle: 'Tauschen',

  emailLoginTitle: 'Mit E-Mail anmelden',

  approveTransactionTitle: 'In der Wallet zustimmen',

  registerAccountNameTitle: 'Namen sichern',

  registerAccountNameSuccessTitle: 'Ihr Name',

  onRampProvidersTitle: 'Kaufen',

  onRampTokenSelectTitle: 'Token wählen',

  onRampFiatSelectTitle: 'Währung wählen',
}
