import type { SwapTexts } from '../en/swap.ts'

export const fr: SwapTexts = {
  swapPay: 'Vous payez',
  swapReceive: 'Vous recevez',
  swapFlip: 'Inverser les jetons',
  swapBalance: (amount) => `Solde\u202f: ${amount}`,
  swapMax: 'Max.',
  swapRate: 'Taux',
  swapMinimum: 'Minimum reçu',
  swapImpact: 'Impact sur le prix',
  swapUnknown: 'Inconnu',
  swapFee: 'Frais de réseau',
  swapNetwork: 'Réseau',
  swapSlippage: 'Glissement, en %',
  swapSlippageIs: (percent) => `Glissement\u202f: ${percent}`,
  swapSlippageText: 'Si vous deviez recevoir moins que le minimum, rien ne serait échangé.',
  swapQuoting: 'Recherche du meilleur prix…',
  swapPreparing: 'Préparation de l’échange…',
  swapReview: 'Continuer',

  swapImpactHigh: (percent) => `Fort impact sur le prix\u202f: environ ${percent} en dessous du marché.`,
  swapImpactAccept: 'J’accepte cet impact sur le prix',
  swapTransferFee: (symbol, percent) =>
    `${symbol} retient environ ${percent} de chaque transfert. Les montants indiqués ici en tiennent déjà compte.`,
  swapUnlisted:
    'Jeton non répertorié. Vérifiez son adresse\u202f: n’importe qui peut créer un jeton portant ce nom.',
  swapSearch: 'Rechercher un jeton',
  swapNoToken: 'Aucun jeton trouvé',
  swapTokensFailed: 'Les jetons n’ont pas pu être chargés.',
  swapUnsupported: 'L’échange n’est pas possible sur ce réseau.',

  swapNeedsApproval: (amount) =>
    `Votre portefeuille vous demande d’abord d’autoriser l’utilisation de ${amount}, puis d’échanger.`,
  swapApproving: (amount) => `Autorisez l’utilisation de ${amount} dans votre portefeuille.`,
  swapApprovalSent: (amount) =>
    `Le réseau confirme l’autorisation d’utiliser ${amount}. Votre portefeuille vous demandera ensuite d’échanger.`,
  swapApprovalShared: (amount) =>
    `Les autres propriétaires de ce compte doivent d’abord confirmer l’autorisation d’utiliser ${amount}. Votre portefeuille vous demandera ensuite d’échanger.`,
  swapSigning: 'Confirmez l’échange dans votre portefeuille.',
  swapMoved: 'Le prix a baissé. Vérifiez ce que vous recevez.',
  swapAcceptPrice: 'Accepter le nouveau prix',

  swapSentTitle: 'En route',
  swapSentText: 'Le réseau n’a pas encore confirmé la transaction.',
  swapSharedTitle: 'En attente des autres propriétaires',
  swapSharedText:
    'Ce compte est un contrat\u202f: la transaction sera envoyée une fois que ses autres propriétaires l’auront confirmée dans leur portefeuille.',
  swapDoneTitle: 'Échange confirmé',
  swapDoneText: 'Le réseau a confirmé la transaction.',
  swapRevertedTitle: 'La transaction a échoué',
  swapRevertedText: 'Rien n’a été échangé, mais les frais de réseau ont été prélevés.',
  swapReplacedTitle: 'Remplacée dans le portefeuille',
  swapReplacedText: 'Une autre transaction a pris sa place\u202f: celle-ci n’a donc rien échangé.',
  swapTimedOutTitle: 'Pas encore confirmé',
  swapTimedOutText:
    'L’échange peut encore être confirmé. Consultez l’explorateur avant d’échanger à nouveau.',
  swapExplorer: 'Voir dans l’explorateur',
  swapClose: 'Terminé',

  swapErrorToken: 'Un jeton est requis',
  swapErrorRequired: 'Saisissez un montant à échanger.',
  swapErrorAmount: 'Saisissez un montant, par exemple 1,5.',
  swapErrorAmbiguous: (a, b) => `Cela peut désigner deux montants. Écrivez ${a} ou ${b}.`,
  swapErrorDecimals: (token, decimals) => `Décimales de ${token}\u202f: ${decimals} au maximum.`,
  swapErrorBalance: 'C’est plus que ce que vous avez.',
  swapErrorSameToken: 'Choisissez deux jetons différents.',
  swapErrorSlippage: 'Saisissez un glissement de 0,1 à 50.',
  swapErrorUnsupportedChain: 'Réseau non pris en charge',
  swapErrorLiquidity: 'Liquidité insuffisante',
  swapErrorQuote: 'Il n’y a pas de prix pour le moment. Réessayez dans un instant.',
  swapErrorImpact: 'Acceptez d’abord l’impact sur le prix ou échangez moins.',
  swapErrorTokenMismatch: 'Ce jeton ne correspond pas à celui de la liste. Choisissez-en un autre.',
  swapErrorMismatch: 'Le serveur a demandé autre chose que ce que vous avez accepté.',
  swapErrorPriceMoved: 'Le prix a trop varié. Vérifiez le nouveau prix ou autorisez plus de glissement.',
  swapErrorEstimate: 'L’échange échouerait pour le moment. Autorisez plus de glissement ou échangez moins.',
  swapErrorFee: (currency) => `Vous n’avez pas assez de ${currency} pour les frais de réseau.`,
  swapErrorApproval: 'Le jeton n’a pas accepté l’autorisation. Réessayez ou choisissez un autre jeton.',
  swapErrorApprovalTimedOut: 'L’autorisation n’est pas encore confirmée. Réessayez dans un instant.',
  swapErrorChanged: 'Votre portefeuille a changé de compte ou de réseau. Vérifiez à nouveau la transaction.',
  swapErrorHash: 'La confirmation n’a pas été possible. Vérifiez votre portefeuille avant de réessayer.',
  swapErrorUnanswered:
    'Votre portefeuille n’a pas répondu à temps. L’envoi a peut-être eu lieu ou peut encore avoir lieu\u202f: vérifiez dans le portefeuille avant de réessayer.',
  swapLate:
    'Votre portefeuille a finalement envoyé la transaction précédente. Continuez seulement si vous en voulez une seconde.',
  swapErrorFailed: 'Le portefeuille n’a pas effectué l’échange. Déverrouillez-le et réessayez.',
}
