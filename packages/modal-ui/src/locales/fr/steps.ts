import type { StepsTexts } from '../en/steps.ts'

export const fr: StepsTexts = {
  dismiss: 'Ignorer',
  alertAPKT001: 'Ce site n’est pas configuré pour ce réseau.',
  alertAPKT002: 'Cette adresse ne fait pas partie de celles autorisées pour le projet.',
  alertAPKT003: 'La liste des portefeuilles n’a pas pu être chargée. La liste intégrée est affichée.',
  alertAPKT004: 'Votre portefeuille ne répond pas. Ouvrez-le et cherchez la demande.',
  alertAPKT005: 'Ce site n’est pas vérifié pour le projet.',
  alertAPKT006: 'La session n’est pas valide. Vérifiez l’horloge de cet appareil.',
  alertAPKT007: 'L’identifiant du projet n’est pas valide.',
  alertAPKT008: 'Une fonction activée nécessite un identifiant de projet.',
  alertAPKT009: 'Le serveur de ce site rencontre un problème. Réessayez plus tard.',
  alertAPKT010: 'Trop de demandes. Attendez un instant et réessayez.',
  alertAPKTW001: 'Aucun compte n’est connecté sur le réseau demandé.',
  alertAPKTW002: 'L’adresse e-mail n’est pas valide.',
  alertIframeLoad: 'Impossible de charger un composant de la connexion par e-mail',
  alertIframeTimeout: 'Votre portefeuille par e-mail n’a pas répondu à temps. Réessayez.',

  notInstalled: (wallet) => `${wallet} est introuvable ici`,
  installText: 'Installez-le et rechargez cette page, ou ouvrez cette page dans son application.',
  openIn: (wallet) => `Ouvrir dans ${wallet}`,
  getOnPhone: (wallet) => `Scannez ce code pour obtenir ${wallet} sur votre téléphone.`,
  website: 'Site web',

  qrLabel: 'Code QR pour l’application de votre portefeuille',
  copyLink: 'Copier le lien',
  codeExpiresIn: (time) => `Expire dans ${time}`,
  codeExpired: 'Ce code a expiré',
  codeExpiredText: 'Chaque code est valable quelques minutes.',
  newCode: 'Nouveau code',
  scanWith: (wallet) => `Ouvrez ${wallet} sur votre téléphone, scannez ce code et confirmez la connexion.`,
  ways: 'Moyens de connexion',
  wayQrcode: 'Code QR',
  wayMobile: 'Appli',
  wayDesktop: 'PC',
  wayWeb: 'Site',
  wayExtension: 'Extension',
  wayInside: 'Dans le portefeuille',
  openWallet: (wallet) => `Ouvrir ${wallet}`,
  openText:
    'Votre portefeuille vous demande s’il faut se connecter. Confirmez-y, puis revenez sur cette page.',
  openAgain: 'Rouvrir',
  notOpened: (wallet) => `${wallet} ne s’ouvre pas\u202f?`,
  notOpenedText:
    'Ce portefeuille n’est peut-être pas installé ici. Rouvrez-le, installez-le ou utilisez le code sur un autre appareil.',
  returnedText:
    'Si vous avez déjà confirmé, cela prend un instant. Sinon, ouvrez à nouveau votre portefeuille.',
  insideText: 'Cette page se rouvrira dans le portefeuille, où vous pourrez vous connecter.',
  unreachable: (wallet) => `Impossible d’ouvrir ${wallet} d’ici`,
  unreachableText:
    'La connexion est impossible depuis cet appareil. Utilisez un autre appareil ou un autre portefeuille.',
  pairInstead: (wallet) => `Utiliser ${wallet} sur le téléphone`,
  relayTitle: 'Portefeuilles injoignables',
  relayUnreachable:
    'Le service d’appairage ne répond pas. Un pare-feu ou une extension du navigateur le bloque peut-être.',
  relayProjectId: 'Ce site n’est pas bien configuré pour l’appairage. Veuillez en informer son exploitant.',
  relayOrigin:
    'Ce site n’est pas autorisé à utiliser le service d’appairage. Veuillez en informer son exploitant.',
  relayClock: 'L’horloge de cet appareil est fausse. Réglez-la à la bonne heure et réessayez.',
  relayRateLimited: 'Trop de personnes se connectent en ce moment. Réessayez dans une minute.',

  unsupportedOne: (network) =>
    `Votre portefeuille est sur un autre réseau. Passez sur ${network} pour continuer.`,
  unsupportedMany:
    'Votre portefeuille est sur un réseau qui n’est pas pris en charge ici. Choisissez l’un de ceux-ci pour continuer.',
  switchingTitle: (network) => `Passage sur ${network}`,
  acceptSwitch: 'Confirmez la demande dans votre portefeuille.',
  switchRejected: 'Vous avez refusé le changement. Vous pouvez renouveler la demande à tout moment.',
  switchFailed: (network) =>
    `Échec du passage sur ${network}. Faites le changement dans votre portefeuille ou réessayez.`,

  networkInUse: 'Actuel',
  networksHelp: 'Votre portefeuille peut vous demander d’approuver le changement.',
  switchChainText: (network) =>
    `Vous n’avez pas encore de compte connecté sur ${network}. Passez sur ce réseau, puis connectez un portefeuille.`,

  switchFailedAny:
    'Échec du changement de réseau. Faites le changement dans votre portefeuille ou réessayez.',

  walletInUse: 'Actuel',
  disconnectWallet: (wallet) => `Déconnecter ${wallet}`,
  disconnectAll: 'Tout déconnecter',
  connectOn: (namespace) => `Connecter sur ${namespace}`,
  alsoConnect: (wallet, namespace) => `Connecter aussi ${wallet} sur ${namespace}`,
  alsoConnectEmail: (namespace) => `Connecter aussi votre portefeuille e-mail sur ${namespace}`,
  walletSwitchFailed: 'Le portefeuille n’a pas répondu. Déverrouillez-le et réessayez.',

  signLead: (site) => `Se connecter à ${site}`,
  signText:
    'Signez un message pour prouver que ce compte est le vôtre. Cela ne coûte rien et ne déplace aucun fonds.',
  sign: 'Signer',
  preparingMessage: 'Ce site prépare le message à signer.',
  acceptSignature: 'Confirmez la demande de signature dans votre portefeuille.',
  keepingSession: 'Votre signature est en cours de vérification.',
  signFailed: 'Erreur lors de la signature',
  noMessageText: 'Le serveur de ce site n’a pas fourni le message à signer. Réessayez dans un instant.',

  emailText: (site) => `${site} demande votre adresse e-mail. Elle n’est transmise qu’à ce site.`,
  emailFailed: 'Votre adresse e-mail n’a pas pu être enregistrée. Réessayez.',
  emailSkip: 'Passer',
}
