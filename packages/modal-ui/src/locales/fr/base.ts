// The user is addressed as vous. Words: wallet: portefeuille; account: compte; network: réseau; token: jeton; collectible:
// objet de collection; balance: solde; send: envoyer; receive: recevoir; swap: échanger, échange; buy: acheter; fee: frais;
// slippage: glissement; price impact: impact sur le prix; connect: connecter; disconnect: déconnecter; switch network:
// changer de réseau; sign: signer, signature; sign in and log in: se connecter, connexion; confirm: confirmer; approve a
// login: approuver; allow the use of tokens: autoriser, autorisation; reject and decline: refuser; request: demande;
// recovery phrase: phrase de récupération; passkey: clé d’accès; backup: sauvegarde; extension: extension; scan: scanner;
// QR code: code QR; email: e-mail; explorer: explorateur; site: site. A narrow no-break space stands before : ; ! and ?.
// Every text was read a second time against the English and the place where it appears.
import type { Strings } from '../en/base.ts'

export const fr: Strings = {
  $code: 'fr',
  $dir: 'ltr',

  close: 'Fermer',
  back: 'Retour',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  loadFailed: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  pageUpdated: 'Cette page a été mise à jour. Rechargez-la pour continuer.',
  partFailed: 'Une erreur sur cette page a arrêté cette partie. Réessayez ou rechargez la page.',
  disconnect: 'Déconnecter',

  connectTitle: 'Connecter un portefeuille',
  connectEmail: 'Continuer par e-mail',
  socialTitle: 'Ou connectez-vous avec',
  recent: 'Récent',
  installed: 'Installé',
  recentWallets: 'Récents',
  installedWallets: 'Installés',
  popularWallets: 'Populaires',
  noWalletTitle: 'Aucun portefeuille trouvé',
  noWalletText:
    'Installez un portefeuille dans ce navigateur ou ouvrez cette page dans l’application de votre portefeuille. Rechargez ensuite la page.',
  get: 'Obtenir',
  getWallet: 'Obtenir un portefeuille',
  reload: 'Recharger',
  missingWalletText:
    'Vérifiez que l’extension du portefeuille est installée et activée ici, puis rechargez la page.',
  allWallets: 'Tous les portefeuilles',
  searchWallets: 'Rechercher un portefeuille',
  clearSearch: 'Effacer la recherche',
  results: (count) => `Résultats\u202f: ${count}`,
  noMatch: 'Aucun portefeuille ne correspond à ce nom',
  listFailed: 'La liste des portefeuilles n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  certified: 'Certifiés uniquement',
  haveNoWallet: 'Je n’ai pas de portefeuille',
  whatIsWallet: 'Qu’est-ce qu’un portefeuille\u202f?',
  walletHoldsTitle: 'Un endroit pour vos biens',
  walletHoldsText:
    'Un portefeuille garde les clés de vos jetons et objets de collection. Il vous permet de les voir, de les envoyer et de les recevoir.',
  walletSignsTitle: 'Un moyen de vous connecter',
  walletSignsText:
    'Les sites s’adressent à votre portefeuille au lieu de vous demander un mot de passe. Rien ne se passe sans votre confirmation.',
  walletYoursTitle: 'À vous seul',
  walletYoursText:
    'Notez sa phrase de récupération et ne la communiquez jamais. Aucun site ni service d’assistance honnête ne vous la demandera.',
  getWalletText: 'Choisissez-en un, installez-le et revenez sur cette page.',
  missingIt: (wallet) => `Vous n’avez pas ${wallet}\u202f?`,
  legal: (documents) => `En connectant un portefeuille, vous acceptez ${documents}.`,
  both: (terms, privacy) => `${terms} et ${privacy}`,
  terms: 'les Conditions d’utilisation',
  privacy: 'la Politique de confidentialité',

  continueIn: (wallet) => `Continuez dans ${wallet}`,
  acceptRequest: 'Confirmez la demande de connexion dans votre portefeuille.',
  rejectedTitle: 'Connexion refusée',
  rejectedText: 'Vous avez refusé la demande. Vous pouvez la renouveler à tout moment.',
  busyTitle: 'Votre portefeuille attend',
  busyText: 'Ouvrez votre portefeuille, répondez à la demande déjà en attente, puis réessayez.',
  failedTitle: 'Échec de la connexion',
  failedText: 'Le portefeuille ne s’est pas connecté. Déverrouillez-le et réessayez.',
  forbiddenTitle: 'Action non autorisée',
  forbiddenText: 'Votre portefeuille n’autorise pas cette demande de la part d’un site.',

  scanTitle: 'Scannez avec votre téléphone',
  scanText: 'Ouvrez l’application de votre portefeuille, scannez ce code et confirmez la connexion.',
  linkCopied: 'Lien copié',
  linkCopyFailed: 'Le lien n’a pas pu être copié',
  relayOffline: 'Vous êtes hors ligne. Connectez-vous à Internet et réessayez.',

  accountTitle: 'Compte',
  addressCopied: 'Adresse copiée',
  copyFailed: 'L’adresse n’a pas pu être copiée',
  disconnectFailed: 'Échec de la déconnexion. Déconnectez ce site dans votre portefeuille.',

  unsupportedTitle: 'Changer de réseau',
  switchNetwork: 'Changer de réseau',

  networksTitle: 'Choix du réseau',
  switchChainTitle: (network) => `Passer sur ${network}`,

  walletsTitle: 'Vos portefeuilles',
  addWallet: 'Connecter un autre portefeuille',

  signTitle: 'Se connecter',
  cancel: 'Annuler',
  authenticating: 'Authentification…',
  signFailedText: 'Le portefeuille n’a pas signé. Déverrouillez-le et réessayez.',
  authenticationFailed:
    'Votre connexion n’a pas pu être vérifiée. Connectez votre portefeuille et réessayez.',
  sessionFailed: 'La connexion a échoué. Connectez votre portefeuille et réessayez.',
  sessionExpired: 'La connexion à votre portefeuille a expiré. Connectez-le à nouveau.',

  emailTitle: 'Restons en contact',
  emailLabel: 'Adresse e-mail',
  emailWallet: 'Portefeuille e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  emailSubmit: 'Continuer',

  walletReceiveTitle: 'Recevoir',

  walletSendTitle: 'Envoyer',

  walletSendSelectTokenTitle: 'Choix du jeton',

  walletSendPreviewTitle: 'Vérification',

  walletSendConfirmedTitle: 'Votre transaction',

  swapTitle: 'Échanger',

  emailLoginTitle: 'Connexion par e-mail',

  approveTransactionTitle: 'Approuvez dans le portefeuille',

  registerAccountNameTitle: 'Obtenir un nom',

  registerAccountNameSuccessTitle: 'Votre nom',

  onRampProvidersTitle: 'Acheter',

  onRampTokenSelectTitle: 'Choix du jeton',

  onRampFiatSelectTitle: 'Choix de la devise',
}
