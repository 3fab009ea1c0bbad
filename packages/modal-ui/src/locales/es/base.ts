// The user is addressed as tú. Words: wallet: billetera (feminine); account: cuenta; network: red; token: token;
// collectible: coleccionable; balance: saldo; send: enviar; receive: recibir; swap: intercambiar, intercambio; buy: comprar;
// fee: comisión; slippage: deslizamiento; price impact: impacto en el precio; connect: conectar; disconnect: desconectar;
// switch network: cambiar de red; sign: firmar, firma; sign in and log in: iniciar sesión; confirm: confirmar;
// approve a login: aprobar; allow the use of tokens: autorizar, autorización; reject and decline: rechazar;
// request: solicitud; recovery phrase: frase de recuperación; passkey: llave de acceso; backup: copia de seguridad;
// extension: extensión; scan: escanear; QR code: código QR; email: correo; explorer: explorador; site: sitio.
// Every text was read a second time against the English and the place where it appears.
import type { Strings } from '../en/base.ts'

export const es: Strings = {
  $code: 'es',
  $dir: 'ltr',

  close: 'Cerrar',
  back: 'Atrás',
  tryAgain: 'Reintentar',
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar esta parte. Revisa tu conexión e inténtalo de nuevo.',
  pageUpdated: 'Esta página se actualizó. Vuelve a cargarla para continuar.',
  partFailed: 'Un error en esta página detuvo esta parte. Inténtalo de nuevo o vuelve a cargar la página.',
  disconnect: 'Desconectar',

  connectTitle: 'Conectar billetera',
  connectEmail: 'Continuar con correo',
  socialTitle: 'O inicia sesión con',
  recent: 'Reciente',
  installed: 'Instalada',
  recentWallets: 'Recientes',
  installedWallets: 'Instaladas',
  popularWallets: 'Populares',
  noWalletTitle: 'No se encontraron billeteras',
  noWalletText:
    'Instala una billetera en este navegador o abre esta página dentro de la app de tu billetera. Después vuelve a cargar la página.',
  get: 'Obtener',
  getWallet: 'Obtener una billetera',
  reload: 'Recargar',
  missingWalletText:
    'Comprueba que la extensión de la billetera esté instalada y activada aquí, y recarga la página.',
  allWallets: 'Todas las billeteras',
  searchWallets: 'Buscar billeteras',
  clearSearch: 'Borrar búsqueda',
  results: (count) => `Resultados: ${count}`,
  noMatch: 'Ninguna billetera coincide con este nombre',
  listFailed: 'No se pudo cargar la lista de billeteras. Revisa tu conexión e inténtalo de nuevo.',
  certified: 'Solo certificadas',
  haveNoWallet: 'No tengo billetera',
  whatIsWallet: '¿Qué es una billetera?',
  walletHoldsTitle: 'Un lugar para lo que es tuyo',
  walletHoldsText:
    'Una billetera guarda las claves de tus tokens y coleccionables. Con ella puedes verlos, enviarlos y recibirlos.',
  walletSignsTitle: 'Una forma de iniciar sesión',
  walletSignsText:
    'Los sitios consultan a tu billetera en lugar de pedirte una contraseña. No pasa nada hasta que lo confirmes en ella.',
  walletYoursTitle: 'Solo tuya',
  walletYoursText:
    'Anota su frase de recuperación y no la compartas nunca. Ningún sitio ni equipo de soporte honesto te la pedirá.',
  getWalletText: 'Elige una, instálala y vuelve a esta página.',
  missingIt: (wallet) => `¿No tienes ${wallet}?`,
  legal: (documents) => `Al conectar una billetera, aceptas ${documents}.`,
  both: (terms, privacy) => `${terms} y ${privacy}`,
  terms: 'los Términos del servicio',
  privacy: 'la Política de privacidad',

  continueIn: (wallet) => `Continúa en ${wallet}`,
  acceptRequest: 'Confirma la solicitud de conexión en tu billetera.',
  rejectedTitle: 'Conexión rechazada',
  rejectedText: 'Rechazaste la solicitud. Puedes repetirla cuando quieras.',
  busyTitle: 'Tu billetera está esperando',
  busyText: 'Abre tu billetera, responde a la solicitud pendiente e inténtalo de nuevo.',
  failedTitle: 'No se pudo conectar',
  failedText: 'La billetera no se conectó. Desbloquéala e inténtalo de nuevo.',
  forbiddenTitle: 'Acción no permitida',
  forbiddenText: 'Tu billetera no permite esta solicitud desde un sitio.',

  scanTitle: 'Escanea con tu teléfono',
  scanText: 'Abre la app de tu billetera, escanea este código y confirma la conexión.',
  linkCopied: 'Enlace copiado',
  linkCopyFailed: 'No se pudo copiar el enlace',
  relayOffline: 'No tienes conexión. Conéctate a internet e inténtalo de nuevo.',

  accountTitle: 'Cuenta',
  addressCopied: 'Dirección copiada',
  copyFailed: 'No se pudo copiar la dirección',
  disconnectFailed: 'No se pudo desconectar. Desconecta este sitio desde tu billetera.',

  unsupportedTitle: 'Cambiar de red',
  switchNetwork: 'Cambiar de red',

  networksTitle: 'Elegir red',
  switchChainTitle: (network) => `Cambiar a ${network}`,

  walletsTitle: 'Tus billeteras',
  addWallet: 'Conectar otra billetera',

  signTitle: 'Iniciar sesión',
  cancel: 'Cancelar',
  authenticating: 'Autenticando…',
  signFailedText: 'La billetera no firmó. Desbloquéala e inténtalo de nuevo.',
  authenticationFailed:
    'No se pudo comprobar tu inicio de sesión. Conecta tu billetera e inténtalo de nuevo.',
  sessionFailed: 'No se pudo iniciar sesión. Conecta tu billetera e inténtalo de nuevo.',
  sessionExpired: 'La conexión con tu billetera caducó. Conéctala de nuevo.',

  emailTitle: 'Sigamos en contacto',
  emailLabel: 'Correo electrónico',
  emailWallet: 'Billetera de correo',
  emailInvalid: 'Escribe un correo electrónico válido',
  emailSubmit: 'Continuar',

  walletReceiveTitle: 'Recibir',

  walletSendTitle: 'Enviar',

  walletSendSelectTokenTitle: 'Elegir token',

  walletSendPreviewTitle: 'Revisar',

  walletSendConfirmedTitle: 'Transacción',

  swapTitle: 'Intercambiar',

  emailLoginTitle: 'Iniciar sesión con correo',

  approveTransactionTitle: 'Aprueba en tu billetera',

  registerAccountNameTitle: 'Obtener un nombre',

  registerAccountNameSuccessTitle: 'Tu nombre',

  onRampProvidersTitle: 'Comprar',

  onRampTokenSelectTitle: 'Elegir token',

  onRampFiatSelectTitle: 'Elegir moneda',
}
