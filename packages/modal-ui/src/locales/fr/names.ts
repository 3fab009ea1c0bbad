import type { NamesTexts } from '../en/names.ts'

export const fr: NamesTexts = {
  namesText:
    'On pourra vous envoyer des fonds à ce nom plutôt qu’à votre adresse. Le lien entre les deux est public.',
  namesLabel: 'Nom',
  namesRules: 'Au moins 4 caractères\u202f: lettres de a à z, chiffres et traits d’union.',
  namesSearching: 'Vérification de la disponibilité…',
  namesFree: 'Disponible',
  namesTaken: 'Déjà pris',
  namesTakenText: 'Ce nom est déjà pris. Choisissez-en un autre.',
  namesCost: 'Gratuit. Vous signerez un message pour confirmer.',
  namesSubmit: 'Enregistrer',
  namesSigning: 'Signez dans votre portefeuille…',
  namesRegistering: 'Enregistrement…',
  namesDone: 'Ce nom mène désormais à votre compte.',
  namesClose: 'Retour au compte',

  namesErrorNetwork: 'Réseau introuvable',
  namesErrorSigner: 'Connectez un portefeuille capable de signer des messages.',
  namesErrorChainId: 'Il n’y a pas de noms sur ce réseau. Passez sur un autre.',
  namesErrorSuggestions: 'Erreur lors de la recherche de suggestions de noms',
  namesErrorRegister: (name) => `Erreur lors de l’enregistrement du nom ${name}`,
}
