import type { LoginTexts } from '../en/login.ts'

export const de: LoginTexts = {
  loginText:
    'Wir senden Ihnen per E-Mail zuerst einen Link, mit dem Sie dieses Gerät bestätigen, dann einen Anmeldecode. Neu hier? Dann erstellen wir eine Wallet für Sie.',

  loginLinkTitle: 'Öffnen Sie den Link in der E-Mail',
  loginLinkText: (email) =>
    `Ein Link wurde an ${email} gesendet. Öffnen Sie ihn auf einem beliebigen Gerät und genehmigen Sie die Anmeldung.`,
  loginStep: (step) => `Schritt ${step} von 2`,
  loginLinkThen: 'Danach geben Sie einen Code aus einer zweiten E-Mail ein.',
  loginCodeTitle: 'Code eingeben',
  loginCodeText: (email) => `Ein Code wurde an ${email} gesendet.`,
  loginTest: 'Testkonto',
  loginTestText: 'Ein Testkonto: Es wird keine E-Mail gesendet. Geben Sie seinen Code ein.',
  loginCodeLabel: 'Code aus der E-Mail',
  loginCodeSubmit: 'Anmelden',
  loginVerifying: 'Code wird geprüft…',
  loginConnectingTitle: 'Sie sind angemeldet',
  loginConnectingText: 'Ihre Wallet wird geöffnet…',
  loginConnectFailed: 'Ihre Wallet konnte nicht geöffnet werden. Versuchen Sie es erneut.',
  loginReadyTitle: 'Ihre Wallet ist bereit',
  loginReadyText:
    'Das ist ihre Adresse. Speichern Sie jetzt ein Backup, damit Sie immer auf Ihr Guthaben zugreifen können.',
  loginReadyCopy: 'Adresse kopieren',
  loginReadyDone: 'Nicht jetzt',
  loginResend: 'Erneut senden',
  loginResendIn: (seconds) => `Erneut senden in ${seconds} s`,
  loginOtherEmail: 'Andere E-Mail-Adresse verwenden',

  loginErrorCooldown: (seconds) => `Versuchen Sie es in ${seconds} s erneut`,
  loginErrorLoad:
    'Die Anmeldung per E-Mail konnte nicht geladen werden. Prüfen Sie Ihre Verbindung oder Ihren Werbeblocker und versuchen Sie es erneut.',
  loginErrorUpdated: 'Die Wallet wurde aktualisiert. Beginnen Sie von vorn.',
  loginErrorFramed:
    'Ein Bestandteil der Anmeldung per E-Mail konnte nicht geladen werden: Diese Seite ist in eine andere Website eingebettet. Öffnen Sie sie in einem eigenen Tab.',
  loginErrorOldBrowser:
    'Dieser Browser ist zu alt für die Wallet. Aktualisieren Sie ihn oder öffnen Sie diese Seite in einem neueren.',
  loginOwnTab: 'In neuem Tab öffnen',
  loginKeepsNothing:
    'Dieser Browser speichert auf dieser Seite nichts für Ihre Wallet, daher sind bei jedem Besuch beide E-Mails nötig. Um angemeldet zu bleiben, öffnen Sie die Seite in einem eigenen Tab oder erlauben Sie ihr, Daten zu speichern.',
  loginErrorTimeout: 'Es kam nicht rechtzeitig eine Antwort. Versuchen Sie es erneut.',
  loginErrorRejected: 'Die Anmeldung wurde in der E-Mail abgelehnt. Niemand wurde angemeldet.',
  loginErrorReplaced: 'Diese Adresse wurde durch eine andere ersetzt. Melden Sie sich mit der neuen an.',
  loginErrorTestAccount: 'Diese App erlaubt dieses Testkonto nicht.',
  loginErrorExpiredLink: 'Der Link ist abgelaufen. Senden Sie einen neuen.',
  loginErrorWrongCode: 'Dieser Code ist falsch. Prüfen Sie ihn und versuchen Sie es erneut.',
  loginErrorExpiredCode: 'Dieser Code ist abgelaufen. Senden Sie einen neuen.',
  loginErrorTries: 'Zu viele falsche Codes. Senden Sie einen neuen.',
  loginErrorRecovery:
    'Wiederherstellungsdienst nicht verfügbar. Ein Gerät, auf dem Sie schon angemeldet waren, funktioniert weiterhin.',
  loginErrorPasskey:
    'Diese Wallet öffnet sich mit ihrem Passkey, der auf dieser Seite nicht funktioniert. Öffnen Sie die eigene Seite der Wallet.',
  loginErrorDeletion:
    'Diese Wallet wird bald gelöscht. Um sie zu behalten, öffnen Sie den Link in der E-Mail dazu oder die eigene Seite der Wallet.',
  loginErrorLimit: 'Zu viele Anfragen. Versuchen Sie es später erneut.',
  loginErrorProject:
    'Diese Website ist nicht für die Anmeldung per E-Mail eingerichtet. Bitte informieren Sie den Betreiber.',
  loginErrorUnreadable: 'Ein Fehler ist aufgetreten',
  loginErrorFailed: 'Etwas ist schiefgelaufen',

  socialWaitingTitle: (provider) => `Mit ${provider} anmelden`,
  socialWaitingText: (provider) => `Fahren Sie im Fenster von ${provider} fort. Es schließt sich von selbst.`,
  socialErrorBlocked:
    'Ihr Browser hat das Pop-up blockiert. Erlauben Sie Pop-ups oder verwenden Sie die Schaltfläche.',
  socialErrorClosed:
    'Pop-up geschlossen. Wenn Sie sich dort noch anmelden, geht es auf dieser Seite von selbst weiter.',
  socialErrorRefused: 'Verbindung abgelehnt',
  socialErrorInitiate: 'Die Anmeldung konnte nicht gestartet werden',
  socialOpenAgain: 'Fenster erneut öffnen',

  farcasterScanText: 'Scannen Sie diesen Code mit Ihrem Handy und genehmigen Sie die Anmeldung in Farcaster.',
  farcasterOpenText: 'Genehmigen Sie die Anmeldung in Farcaster und kommen Sie dann auf diese Seite zurück.',
  farcasterOpen: 'Farcaster öffnen',
  farcasterCodeLabel: 'QR-Code für die Farcaster-App',
  farcasterError: 'Verbindung zu Farcaster fehlgeschlagen',

  updateEmailLabel: 'Neue E-Mail-Adresse',
  updateEmailText: 'Wir prüfen zuerst Ihre aktuelle Adresse, dann die neue.',
  updateEmailMails: (email) =>
    `Zwei E-Mails wurden an ${email} gesendet. Öffnen Sie den Link in der einen und stimmen Sie zu. Geben Sie dann den Code aus der anderen ein.`,
  updateEmailWaiting: 'Wenn Sie den Link noch nicht geöffnet haben, öffnen Sie ihn jetzt.',
  updateEmailConfirm: 'Bestätigen',
  updateEmailDone: (email) =>
    `Sie melden sich jetzt mit ${email} an. Sie können dies 24 Stunden lang über den Link rückgängig machen, den wir an Ihre alte Adresse gesendet haben.`,
  updateEmailSame: 'Das ist bereits Ihre Adresse.',
  updateEmailTaken: 'Zu dieser Adresse gibt es schon eine Wallet. Wählen Sie eine andere.',
  updateEmailRejected: 'Die Änderung wurde in der E-Mail abgelehnt. Die Adresse bleibt, wie sie ist.',
  updateEmailNotApproved:
    'Der Link in der E-Mail wurde noch nicht genehmigt. Öffnen Sie ihn und geben Sie den Code dann erneut ein.',

  walletSettings: 'Wallet-Einstellungen',
  walletBackUp: 'Backup der Wallet speichern',
  walletBackUpFailed:
    'Hier wurde kein Backup gespeichert. Speichern Sie es auf der eigenen Seite der Wallet.',
  accountTypeLabel: 'Kontotyp',
  accountTypeEoa: 'Gewöhnliches Konto',
  accountTypeSmartAccount: 'Smart Account',
  accountTypeText: 'Mehreren Schritten auf einmal zustimmen. Die Adresse bleibt gleich.',
  accountTypeFailed: 'Ihre Wallet hat nicht gewechselt. Versuchen Sie es erneut.',

  approveText: 'Ihre Wallet zeigt die Anfrage in einem eigenen Fenster. Prüfen Sie sie dort.',
}
