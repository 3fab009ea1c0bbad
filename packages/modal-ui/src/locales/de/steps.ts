import type { StepsTexts } from '../en/steps.ts'

export const de: StepsTexts = {
  dismiss: 'Ausblenden',
  alertAPKT001: 'Diese Website ist für dieses Netzwerk nicht eingerichtet.',
  alertAPKT002: 'Diese Adresse gehört nicht zu den für das Projekt erlaubten.',
  alertAPKT003: 'Die Wallet-Liste konnte nicht geladen werden. Die eingebaute wird angezeigt.',
  alertAPKT004: 'Ihre Wallet reagiert nicht. Öffnen Sie sie und suchen Sie die Anfrage.',
  alertAPKT005: 'Diese Website ist für das Projekt nicht verifiziert.',
  alertAPKT006: 'Die Sitzung ist ungültig. Prüfen Sie die Uhr dieses Geräts.',
  alertAPKT007: 'Die Projekt-ID ist ungültig.',
  alertAPKT008: 'Eine eingeschaltete Funktion benötigt eine Projekt-ID.',
  alertAPKT009: 'Der Server dieser Website hat ein Problem. Versuchen Sie es später erneut.',
  alertAPKT010: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
  alertAPKTW001: 'Im angefragten Netzwerk ist kein Konto verbunden.',
  alertAPKTW002: 'Die E-Mail-Adresse ist ungültig.',
  alertIframeLoad: 'Ein Bestandteil der Anmeldung per E-Mail konnte nicht geladen werden',
  alertIframeTimeout: 'Ihre E-Mail-Wallet hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',

  notInstalled: (wallet) => `${wallet} wurde hier nicht gefunden`,
  installText:
    'Installieren Sie die Wallet und laden Sie diese Seite neu, oder öffnen Sie diese Seite in ihrer App.',
  openIn: (wallet) => `In ${wallet} öffnen`,
  getOnPhone: (wallet) => `Scannen Sie diesen Code, um ${wallet} auf Ihrem Handy zu installieren.`,
  website: 'Webseite',

  qrLabel: 'QR-Code für Ihre Wallet-App',
  copyLink: 'Link kopieren',
  codeExpiresIn: (time) => `Läuft in ${time} ab`,
  codeExpired: 'Dieser Code ist abgelaufen',
  codeExpiredText: 'Jeder Code gilt nur einige Minuten.',
  newCode: 'Neuer Code',
  scanWith: (wallet) =>
    `Öffnen Sie ${wallet} auf Ihrem Handy, scannen Sie diesen Code und bestätigen Sie die Verbindung.`,
  ways: 'Verbindungswege',
  wayQrcode: 'QR-Code',
  wayMobile: 'Handy',
  wayDesktop: 'PC',
  wayWeb: 'Web',
  wayExtension: 'Erweiterung',
  wayInside: 'In der Wallet',
  openWallet: (wallet) => `${wallet} öffnen`,
  openText:
    'Ihre Wallet fragt, ob sie sich verbinden soll. Bestätigen Sie dort und kommen Sie dann auf diese Seite zurück.',
  openAgain: 'Erneut öffnen',
  notOpened: (wallet) => `${wallet} öffnet sich nicht?`,
  notOpenedText:
    'Vielleicht ist die Wallet hier nicht installiert. Öffnen Sie sie erneut, installieren Sie sie oder verwenden Sie den Code auf einem anderen Gerät.',
  returnedText:
    'Wenn Sie schon bestätigt haben, dauert es einen Moment. Wenn nicht, öffnen Sie Ihre Wallet erneut.',
  insideText: 'Diese Seite öffnet sich noch einmal in der Wallet. Dort können Sie sich verbinden.',
  unreachable: (wallet) => `${wallet} lässt sich von hier nicht öffnen`,
  unreachableText:
    'Von diesem Gerät aus ist keine Verbindung möglich. Verwenden Sie ein anderes Gerät oder eine andere Wallet.',
  pairInstead: (wallet) => `${wallet} auf dem Handy verwenden`,
  relayTitle: 'Wallets nicht erreichbar',
  relayUnreachable:
    'Der Kopplungsdienst antwortet nicht. Vielleicht blockiert ihn eine Firewall oder eine Browser-Erweiterung.',
  relayProjectId:
    'Diese Website ist für die Kopplung nicht richtig eingerichtet. Bitte informieren Sie den Betreiber.',
  relayOrigin: 'Diese Website darf den Kopplungsdienst nicht verwenden. Bitte informieren Sie den Betreiber.',
  relayClock: 'Die Uhr dieses Geräts geht falsch. Stellen Sie sie richtig und versuchen Sie es erneut.',
  relayRateLimited: 'Gerade verbinden sich zu viele Menschen. Versuchen Sie es in einer Minute erneut.',

  unsupportedOne: (network) =>
    `Ihre Wallet ist in einem anderen Netzwerk. Wechseln Sie zu ${network}, um fortzufahren.`,
  unsupportedMany:
    'Ihre Wallet ist in einem Netzwerk, das hier nicht unterstützt wird. Wählen Sie eines von diesen, um fortzufahren.',
  switchingTitle: (network) => `Wechsel zu ${network}`,
  acceptSwitch: 'Bestätigen Sie die Anfrage in Ihrer Wallet.',
  switchRejected: 'Sie haben den Wechsel abgelehnt. Sie können ihn jederzeit erneut anfragen.',
  switchFailed: (network) =>
    `Der Wechsel zu ${network} ist fehlgeschlagen. Wechseln Sie in Ihrer Wallet oder versuchen Sie es erneut.`,

  networkInUse: 'Aktiv',
  networksHelp: 'Ihre Wallet bittet Sie möglicherweise, dem Wechsel zuzustimmen.',
  switchChainText: (network) =>
    `Sie haben noch kein Konto auf ${network} verbunden. Wechseln Sie dorthin und verbinden Sie dann eine Wallet.`,

  switchFailedAny:
    'Das Netzwerk konnte nicht gewechselt werden. Wechseln Sie in Ihrer Wallet oder versuchen Sie es erneut.',

  walletInUse: 'Aktiv',
  disconnectWallet: (wallet) => `${wallet} trennen`,
  disconnectAll: 'Alle trennen',
  connectOn: (namespace) => `Auf ${namespace} verbinden`,
  alsoConnect: (wallet, namespace) => `${wallet} auch auf ${namespace} verbinden`,
  alsoConnectEmail: (namespace) => `E-Mail-Wallet auch auf ${namespace} verbinden`,
  walletSwitchFailed: 'Die Wallet hat nicht geantwortet. Entsperren Sie sie und versuchen Sie es erneut.',

  signLead: (site) => `Bei ${site} anmelden`,
  signText:
    'Signieren Sie eine Nachricht, um zu beweisen, dass dieses Konto Ihnen gehört. Das kostet nichts und bewegt kein Guthaben.',
  sign: 'Signieren',
  preparingMessage: 'Diese Website bereitet die Nachricht zum Signieren vor.',
  acceptSignature: 'Bestätigen Sie die Signaturanfrage in Ihrer Wallet.',
  keepingSession: 'Ihre Signatur wird geprüft.',
  signFailed: 'Fehler beim Signieren der Nachricht',
  noMessageText:
    'Der Server dieser Website hat die Nachricht zum Signieren nicht geliefert. Versuchen Sie es gleich noch einmal.',

  emailText: (site) =>
    `${site} fragt nach Ihrer E-Mail-Adresse. Sie wird nur an diese Website weitergegeben.`,
  emailFailed: 'Ihre E-Mail-Adresse konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  emailSkip: 'Überspringen',
}
