import type { NamesTexts } from '../en/names.ts'

export const de: NamesTexts = {
  namesText:
    'Statt an Ihre Adresse kann man Ihnen an diesen Namen senden. Die Verbindung der beiden ist öffentlich.',
  namesLabel: 'Ihr Name',
  namesRules: 'Mindestens 4 Zeichen: Buchstaben von a bis z, Ziffern und Bindestriche.',
  namesSearching: 'Verfügbarkeit wird geprüft…',
  namesFree: 'Verfügbar',
  namesTaken: 'Vergeben',
  namesTakenText: 'Dieser Name ist vergeben. Wählen Sie einen anderen.',
  namesCost: 'Kostenlos. Zur Bestätigung signieren Sie eine Nachricht.',
  namesSubmit: 'Registrieren',
  namesSigning: 'Signieren Sie in Ihrer Wallet…',
  namesRegistering: 'Wird registriert…',
  namesDone: 'Dieser Name führt jetzt zu Ihrem Konto.',
  namesClose: 'Zurück zum Konto',

  namesErrorNetwork: 'Netzwerk nicht gefunden',
  namesErrorSigner: 'Verbinden Sie eine Wallet, die Nachrichten signieren kann.',
  namesErrorChainId: 'In diesem Netzwerk gibt es keine Namen. Wechseln Sie zu einem anderen.',
  namesErrorSuggestions: 'Fehler beim Abrufen von Namensvorschlägen',
  namesErrorRegister: (name) => `Fehler beim Registrieren des Namens ${name}`,
}
