import type { LoginTexts } from '../en/login.ts'

export const fr: LoginTexts = {
  loginText:
    'Nous vous enverrons par e-mail un lien pour confirmer cet appareil, puis un code de connexion. Première visite\u202f? Nous créerons un portefeuille pour vous.',

  loginLinkTitle: 'Ouvrez le lien dans votre e-mail',
  loginLinkText: (email) =>
    `Un lien a été envoyé à ${email}. Ouvrez-le sur n’importe quel appareil et approuvez la connexion.`,
  loginStep: (step) => `Étape ${step} sur 2`,
  loginLinkThen: 'Vous saisirez ensuite un code reçu dans un second e-mail.',
  loginCodeTitle: 'Saisissez le code',
  loginCodeText: (email) => `Un code a été envoyé à ${email}.`,
  loginTest: 'Compte de test',
  loginTestText: 'Un compte de test\u202f: aucun e-mail n’est envoyé. Saisissez son code.',
  loginCodeLabel: 'Code reçu par e-mail',
  loginCodeSubmit: 'Se connecter',
  loginVerifying: 'Vérification du code…',
  loginConnectingTitle: 'Connexion réussie',
  loginConnectingText: 'Ouverture de votre portefeuille…',
  loginConnectFailed: 'Votre portefeuille n’a pas pu être ouvert. Réessayez.',
  loginReadyTitle: 'Votre portefeuille est prêt',
  loginReadyText:
    'Voici son adresse. Enregistrez une sauvegarde maintenant pour toujours pouvoir accéder à vos fonds.',
  loginReadyCopy: 'Copier l’adresse',
  loginReadyDone: 'Plus tard',
  loginResend: 'Renvoyer',
  loginResendIn: (seconds) => `Renvoyer dans ${seconds} s`,
  loginOtherEmail: 'Utiliser une autre adresse e-mail',

  loginErrorCooldown: (seconds) => `Réessayez dans ${seconds} s`,
  loginErrorLoad:
    'La connexion par e-mail n’a pas pu être chargée. Vérifiez votre connexion ou votre bloqueur de publicités, puis réessayez.',
  loginErrorUpdated: 'Le portefeuille a été mis à jour. Recommencez.',
  loginErrorFramed:
    'Un composant de la connexion par e-mail n’a pas pu être chargé\u202f: cette page est intégrée à un autre site. Ouvrez-la dans son propre onglet.',
  loginErrorOldBrowser:
    'Ce navigateur est trop ancien pour le portefeuille. Mettez-le à jour ou ouvrez cette page dans un navigateur plus récent.',
  loginOwnTab: 'Ouvrir dans un nouvel onglet',
  loginKeepsNothing:
    'Sur cette page, ce navigateur n’enregistre rien pour votre portefeuille\u202f: chaque visite nécessite donc les deux e-mails. Pour rester connecté, ouvrez la page dans son propre onglet ou autorisez-la à enregistrer des données.',
  loginErrorTimeout: 'La réponse n’est pas arrivée à temps. Réessayez.',
  loginErrorRejected: 'La connexion a été refusée depuis l’e-mail. Personne n’a été connecté.',
  loginErrorReplaced: 'Cette adresse a été remplacée par une autre. Connectez-vous avec la nouvelle.',
  loginErrorTestAccount: 'Cette application n’accepte pas ce compte de test.',
  loginErrorExpiredLink: 'Le lien a expiré. Envoyez-en un nouveau.',
  loginErrorWrongCode: 'Ce code est incorrect. Vérifiez-le et réessayez.',
  loginErrorExpiredCode: 'Ce code a expiré. Envoyez-en un nouveau.',
  loginErrorTries: 'Trop de codes incorrects. Envoyez-en un nouveau.',
  loginErrorRecovery:
    'Service de récupération indisponible. Un appareil sur lequel vous vous êtes déjà connecté fonctionne toujours.',
  loginErrorPasskey:
    'Ce portefeuille s’ouvre avec sa clé d’accès, qui ne fonctionne pas sur cette page. Ouvrez la page du portefeuille.',
  loginErrorDeletion:
    'Ce portefeuille est sur le point d’être supprimé. Pour le conserver, ouvrez le lien de l’e-mail à ce sujet ou la page du portefeuille.',
  loginErrorLimit: 'Trop de demandes. Réessayez plus tard.',
  loginErrorProject:
    'Ce site n’est pas configuré pour la connexion par e-mail. Veuillez en informer son exploitant.',
  loginErrorUnreadable: 'Une erreur s’est produite',
  loginErrorFailed: 'Un problème est survenu',

  socialWaitingTitle: (provider) => `Se connecter avec ${provider}`,
  socialWaitingText: (provider) => `Continuez dans la fenêtre ${provider}. Elle se ferme d’elle-même.`,
  socialErrorBlocked:
    'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres pop-up ou appuyez sur le bouton.',
  socialErrorClosed:
    'Fenêtre fermée. Si votre connexion y est encore en cours, cette page continuera d’elle-même.',
  socialErrorRefused: 'Connexion refusée',
  socialErrorInitiate: 'Impossible de lancer la connexion sociale',
  socialOpenAgain: 'Rouvrir la fenêtre',

  farcasterScanText: 'Scannez ce code avec votre téléphone et approuvez la connexion dans Farcaster.',
  farcasterOpenText: 'Approuvez la connexion dans Farcaster, puis revenez sur cette page.',
  farcasterOpen: 'Ouvrir Farcaster',
  farcasterCodeLabel: 'Code QR pour l’application Farcaster',
  farcasterError: 'Échec de la connexion à Farcaster',

  updateEmailLabel: 'Nouvelle adresse e-mail',
  updateEmailText: 'Nous vérifierons d’abord votre adresse actuelle, puis la nouvelle.',
  updateEmailMails: (email) =>
    `Deux e-mails ont été envoyés à ${email}. Ouvrez le lien de l’un et approuvez. Saisissez ensuite le code de l’autre.`,
  updateEmailWaiting: 'Si vous n’avez pas encore ouvert le lien, ouvrez-le maintenant.',
  updateEmailConfirm: 'Confirmer',
  updateEmailDone: (email) =>
    `Vous vous connectez désormais avec ${email}. Vous pouvez annuler ce changement pendant 24 heures avec le lien envoyé à votre ancienne adresse.`,
  updateEmailSame: 'C’est déjà votre adresse.',
  updateEmailTaken: 'Cette adresse a déjà un portefeuille. Choisissez-en une autre.',
  updateEmailRejected: 'Le changement a été refusé depuis l’e-mail. L’adresse reste la même.',
  updateEmailNotApproved:
    'Le lien de l’e-mail n’a pas encore été approuvé. Ouvrez-le, puis saisissez à nouveau le code.',

  walletSettings: 'Réglages du portefeuille',
  walletBackUp: 'Sauvegardez votre portefeuille',
  walletBackUpFailed:
    'Aucune sauvegarde n’a été enregistrée ici. Enregistrez-la sur la page du portefeuille.',
  accountTypeLabel: 'Type de compte',
  accountTypeEoa: 'Compte ordinaire',
  accountTypeSmartAccount: 'Compte intelligent',
  accountTypeText: 'Approuvez plusieurs étapes à la fois. L’adresse reste la même.',
  accountTypeFailed: 'Votre portefeuille n’a pas effectué le changement. Réessayez.',

  approveText:
    'Votre portefeuille affiche la demande dans sa propre fenêtre. Vérifiez-la dans cette fenêtre.',
}
