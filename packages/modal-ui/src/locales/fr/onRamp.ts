import type { OnRampTexts } from '../en/onRamp.ts'

export const fr: OnRampTexts = {
  onRampPay: 'Vous payez',
  onRampGet: 'Vous recevez',
  onRampTo: 'Destination',
  onRampLimits: (min, max) => `De ${min} à ${max}`,
  onRampChoose: 'Choisissez où acheter',
  onRampAsking: 'Demande du prix…',
  onRampUnknown: 'Prix sur le site',
  onRampFee: (fee) => `dont ${fee} de frais`,
  onRampPreparing: 'Obtention du lien…',
  onRampContinue: (provider) => `Continuer sur ${provider}`,
  onRampLeave: 'Vous payez sur le site du prestataire, qui s’ouvre dans un nouvel onglet.',
  onRampFailed: 'Les options d’achat n’ont pas pu être chargées. Réessayez.',
  onRampOff: 'L’achat n’est pas disponible pour le moment.',

  onRampErrorAmount: 'Saisissez un montant, par exemple 50.',
  onRampErrorAmbiguous: (a, b) => `Cela peut désigner deux montants. Écrivez ${a} ou ${b}.`,
  onRampErrorDecimals: (currency, decimals) => `Décimales de ${currency}\u202f: ${decimals} au maximum.`,
  onRampErrorLeast: (min) => `Vous devez dépenser au moins ${min}.`,
  onRampErrorMost: (max) => `Vous pouvez dépenser au plus ${max} à la fois.`,
  onRampErrorLink: 'Le prestataire n’a pas fourni de lien. Réessayez ou choisissez-en un autre.',
  onRampErrorExpired: 'Le lien a expiré. Demandez-en un autre.',
}
