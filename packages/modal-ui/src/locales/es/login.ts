import type { LoginTexts } from '../en/login.ts'

export const es: LoginTexts = {
  loginText:
    'Te enviaremos por correo un enlace para confirmar este dispositivo y después un código de acceso. ¿Es tu primera vez? Crearemos una billetera para ti.',

  loginLinkTitle: 'Abre el enlace del correo',
  loginLinkText: (email) =>
    `Se envió un enlace a ${email}. Ábrelo en cualquier dispositivo y aprueba el inicio de sesión.`,
  loginStep: (step) => `Paso ${step} de 2`,
  loginLinkThen: 'Después escribirás un código de un segundo correo.',
  loginCodeTitle: 'Escribe el código',
  loginCodeText: (email) => `Se envió un código a ${email}.`,
  loginTest: 'Prueba',
  loginTestText: 'Una cuenta de prueba: no se envía ningún correo. Escribe su código.',
  loginCodeLabel: 'Código del correo',
  loginCodeSubmit: 'Iniciar sesión',
  loginVerifying: 'Comprobando el código…',
  loginConnectingTitle: 'Has iniciado sesión',
  loginConnectingText: 'Abriendo tu billetera…',
  loginConnectFailed: 'No se pudo abrir tu billetera. Inténtalo de nuevo.',
  loginReadyTitle: 'Tu billetera está lista',
  loginReadyText:
    'Esta es su dirección. Guarda ahora una copia de seguridad para poder acceder siempre a tus fondos.',
  loginReadyCopy: 'Copiar dirección',
  loginReadyDone: 'Ahora no',
  loginResend: 'Enviar de nuevo',
  loginResendIn: (seconds) => `Enviar de nuevo en ${seconds} s`,
  loginOtherEmail: 'Usar otro correo',

  loginErrorCooldown: (seconds) => `Vuelve a intentarlo en ${seconds} s`,
  loginErrorLoad:
    'No se pudo cargar el inicio de sesión con correo. Revisa tu conexión o tu bloqueador de anuncios e inténtalo de nuevo.',
  loginErrorUpdated: 'La billetera se actualizó. Empieza de nuevo.',
  loginErrorFramed:
    'No se pudo cargar un componente del inicio de sesión con correo: esta página está dentro de otro sitio. Ábrela en su propia pestaña.',
  loginErrorOldBrowser:
    'Este navegador es demasiado antiguo para la billetera. Actualízalo o abre esta página en uno más reciente.',
  loginOwnTab: 'Abrir en otra pestaña',
  loginKeepsNothing:
    'En esta página, el navegador no guarda nada para tu billetera, por lo que en cada visita hacen falta los dos correos. Para mantener la sesión iniciada, abre la página en su propia pestaña o permítele guardar datos.',
  loginErrorTimeout: 'La respuesta no llegó a tiempo. Inténtalo de nuevo.',
  loginErrorRejected: 'El inicio de sesión se rechazó desde el correo. Nadie ha accedido.',
  loginErrorReplaced: 'Este correo se sustituyó por otro. Inicia sesión con el nuevo.',
  loginErrorTestAccount: 'Esta aplicación no permite esta cuenta de prueba.',
  loginErrorExpiredLink: 'El enlace caducó. Envía uno nuevo.',
  loginErrorWrongCode: 'Este código no es correcto. Revísalo e inténtalo de nuevo.',
  loginErrorExpiredCode: 'Este código caducó. Envía uno nuevo.',
  loginErrorTries: 'Demasiados códigos incorrectos. Envía uno nuevo.',
  loginErrorRecovery:
    'El servicio de recuperación no está disponible. Los dispositivos en los que ya iniciaste sesión siguen funcionando.',
  loginErrorPasskey:
    'Esta billetera se abre con su llave de acceso, que no funciona en esta página. Abre la página de la billetera.',
  loginErrorDeletion:
    'Esta billetera está a punto de eliminarse. Para conservarla, abre el enlace del correo de aviso o la página de la billetera.',
  loginErrorLimit: 'Demasiadas solicitudes. Inténtalo más tarde.',
  loginErrorProject: 'Este sitio no está configurado para iniciar sesión con correo. Avisa a su responsable.',
  loginErrorUnreadable: 'Se produjo un error',
  loginErrorFailed: 'Algo salió mal',

  socialWaitingTitle: (provider) => `Iniciar sesión con ${provider}`,
  socialWaitingText: (provider) => `Continúa en la ventana de ${provider}. Se cierra sola.`,
  socialErrorBlocked: 'Tu navegador bloqueó la ventana emergente. Permítela o pulsa el botón.',
  socialErrorClosed:
    'La ventana emergente se cerró. Si aún estás iniciando sesión allí, esta página continúa sola.',
  socialErrorRefused: 'Conexión rechazada',
  socialErrorInitiate: 'No se pudo abrir el inicio de sesión social',
  socialOpenAgain: 'Abrir de nuevo la ventana',

  farcasterScanText: 'Escanea este código con tu teléfono y aprueba el inicio de sesión en Farcaster.',
  farcasterOpenText: 'Aprueba el inicio de sesión en Farcaster y vuelve a esta página.',
  farcasterOpen: 'Abrir Farcaster',
  farcasterCodeLabel: 'Código QR para la app de Farcaster',
  farcasterError: 'No se pudo conectar con Farcaster',

  updateEmailLabel: 'Correo electrónico nuevo',
  updateEmailText: 'Primero verificaremos tu correo actual y después el nuevo.',
  updateEmailMails: (email) =>
    `Se enviaron dos correos a ${email}. Abre el enlace de uno y aprueba el cambio. Después escribe el código del otro.`,
  updateEmailWaiting: 'Si todavía no has abierto el enlace, ábrelo ahora.',
  updateEmailConfirm: 'Confirmar',
  updateEmailDone: (email) =>
    `Ahora inicias sesión con ${email}. Puedes deshacer el cambio durante 24 horas con el enlace que enviamos a tu correo anterior.`,
  updateEmailSame: 'Este ya es tu correo.',
  updateEmailTaken: 'Este correo ya tiene una billetera. Elige otro.',
  updateEmailRejected: 'El cambio se rechazó desde el correo. Tu dirección de correo sigue siendo la misma.',
  updateEmailNotApproved:
    'Todavía no se ha aprobado el enlace del correo. Ábrelo y vuelve a escribir el código.',

  walletSettings: 'Ajustes de la billetera',
  walletBackUp: 'Guarda una copia de tu billetera',
  walletBackUpFailed: 'Aquí no se guardó ninguna copia. Guárdala en la página de la billetera.',
  accountTypeLabel: 'Tipo de cuenta',
  accountTypeEoa: 'Cuenta normal',
  accountTypeSmartAccount: 'Cuenta inteligente',
  accountTypeText: 'Aprueba varios pasos a la vez. La dirección no cambia.',
  accountTypeFailed: 'Tu billetera no hizo el cambio. Inténtalo de nuevo.',

  approveText: 'Tu billetera muestra la solicitud en su propia ventana. Revísala allí.',
}
