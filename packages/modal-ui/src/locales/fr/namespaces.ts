import type { NamespacesTexts } from '../en/namespaces.ts'

export const fr: NamespacesTexts = {
  connectTo: (namespace) => `Se connecter à ${namespace}`,
  sendInWallet: (wallet, network) => `Pour envoyer ou échanger sur ${network}, utilisez ${wallet}.`,
  otherTokens: (wallet) => `Les jetons absents de cette liste sont affichés dans ${wallet}.`,
  balanceHere: (network, others) =>
    `Solde sur ${network} uniquement. Vos comptes sur ${others} ne sont pas inclus.`,
  viewActivity: (explorer) => `Voir vos transactions sur ${explorer}`,
  feeInWallet: (wallet) => `${wallet} choisit les frais de réseau et les affiche avant votre confirmation.`,
  depositCosts: (amount) =>
    `Le destinataire n’a pas encore ce jeton. Lui ouvrir un compte coûte ${amount} de plus.`,
  forPayments: 'Pour les paiements',
  forOrdinals: 'Pour les Ordinals',
  accountChanged: (wallet) =>
    `${wallet} utilise maintenant un autre compte. Choisissez-y le compte connecté ou connectez-vous à nouveau.`,
  amountDust: (amount, network) =>
    `${network} ne transfère pas moins de ${amount} vers cette adresse. Saisissez plus.`,
  amountLeft: (amount) => `Votre compte doit conserver au moins ${amount}. Saisissez moins.`,
  amountMax: (wallet) =>
    `${wallet} choisit les frais, le montant maximal n’est donc pas connu ici. Saisissez un montant qui laisse de quoi payer les frais.`,
  amountNew: (amount) =>
    `Le compte du destinataire est nouveau et il lui faut au moins ${amount}. Saisissez plus.`,
  answerAddress: (wallet, network) =>
    `${wallet} n’a pas fourni d’adresse valide sur ${network}. Choisissez ${network} dans le portefeuille, puis connectez-vous à nouveau.`,
  answerInputs: (wallet) =>
    `${wallet} a signé plus de vos pièces que ce site n’en avait indiqué\u202f: rien n’a été utilisé. Connectez un autre portefeuille.`,
  answerOther: (wallet) =>
    `${wallet} a signé autre chose que ce qui était demandé\u202f: rien n’a été utilisé. Connectez un autre portefeuille.`,
  answerSignature: (wallet) =>
    `${wallet} n’a pas fourni de signature valide. Rien n’a été envoyé. Réessayez ou connectez un autre portefeuille.`,
  answerUnsigned: (wallet) =>
    `${wallet} n’a pas signé tout ce qui était demandé. Rien n’a été envoyé. Réessayez.`,
  blocked: (wallet) =>
    `${wallet} bloque ce site, car il a été refusé auparavant. Autorisez le site dans les réglages du portefeuille, puis réessayez.`,
  cannotConnect: (wallet, network) =>
    `${wallet} ne peut pas se connecter à des sites sur ${network}. Connectez un autre portefeuille.`,
  cannotSend: (wallet, network) =>
    `${wallet} ne peut pas envoyer depuis un site sur ${network}. Envoyez depuis le portefeuille lui-même ou connectez-en un autre.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet} ne peut pas signer de messages sur ${network}. Connectez un autre portefeuille.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet} ne peut pas signer de transactions sur ${network}. Connectez un autre portefeuille.`,
  cannotSwitchNetworks: (wallet, network) =>
    `Un site ne peut pas changer le réseau de ${wallet}. Choisissez ${network} dans le portefeuille lui-même.`,
  chainMissing: (wallet, network) =>
    `${wallet} ne connaît pas ${network}. Ajoutez le réseau dans le portefeuille ou choisissez-en un autre ici.`,
  feeShort: (amount) =>
    `Ce transfert coûte ${amount} en plus du montant, que votre compte n’a pas. Ajoutez des fonds ou saisissez moins.`,
  locked: 'Votre portefeuille est verrouillé. Déverrouillez-le et réessayez.',
  mayBeSent: (wallet) =>
    `${wallet} a peut-être envoyé la transaction. Consultez votre adresse dans un explorateur avant de réessayer.`,
  noAccount: (_, network) =>
    `Votre portefeuille n’a partagé aucun compte sur ${network}. Créez-en ou choisissez-en un, puis connectez-vous à nouveau.`,
  nodeDown: (_, network) =>
    `Aucun serveur de ${network} ne répond. Vérifiez votre connexion et réessayez plus tard.`,
  nodeOfOtherNetwork: (_, network) =>
    `Le serveur que ce site utilise pour ${network} appartient à un autre réseau. Signalez-le au site.`,
  ordinalsKept: (wallet) =>
    `${wallet} n’a partagé qu’une adresse pour les Ordinals, dont les pièces ne sont pas dépensées. Partagez une adresse de paiement dans le portefeuille.`,
  receiverElsewhere: (_, network) =>
    `C’est une adresse ${network}. Saisissez une adresse du réseau sur lequel vous envoyez.`,
  receiverProgram:
    'Cette adresse appartient à un programme et non à une personne. Ce que vous y envoyez peut être perdu.',
  receiverTokenAccount:
    'C’est un compte pour un seul jeton. Saisissez l’adresse du portefeuille auquel il appartient.',
  receiverUnowned:
    'Aucune clé ne possède seule cette adresse, comme pour un portefeuille partagé. N’envoyez que si ses propriétaires peuvent l’utiliser.',
  rejected: 'Vous avez refusé la demande. Vous pouvez la renouveler à tout moment.',
  replaced: (wallet) =>
    `Une autre extension a pris ici la place de ${wallet}, qui a donc été déconnecté. Désactivez l’une des deux, puis connectez-vous à nouveau.`,
  requestAddress: (wallet) =>
    `Ce site a demandé une adresse que ${wallet} ne partage pas. Choisissez ce compte dans le portefeuille, puis connectez-vous à nouveau.`,
  requestAmount: 'Ce montant n’est pas possible. Saisissez un montant supérieur à zéro et réessayez.',
  requestInputs: (wallet) =>
    `Cette transaction ne dépense pas vos pièces comme ce site l’indique\u202f: ${wallet} n’a donc pas été sollicité. Rechargez la page.`,
  requestPsbt: (wallet) =>
    `La transaction de ce site est illisible\u202f: ${wallet} n’a donc pas été sollicité. Rechargez la page.`,
  requestReceiver: (_, network) =>
    `Le destinataire n’est pas une adresse sur ${network}. Vérifiez l’adresse et son réseau.`,
  sendExpired: 'Votre portefeuille a répondu trop tard, rien n’a été envoyé. Réessayez.',
  sendRefused:
    'Le réseau refuserait ce transfert, votre portefeuille n’a donc pas été sollicité. Vérifiez le destinataire et le montant.',
  tokenRules: (wallet) => `Ce jeton a ses propres règles de transfert. Envoyez-le dans ${wallet}.`,
}
