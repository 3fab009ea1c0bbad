import type { NamespacesTexts } from '../en/namespaces.ts'

export const es: NamespacesTexts = {
  connectTo: (namespace) => `Conectar a ${namespace}`,
  sendInWallet: (wallet, network) => `Para enviar o intercambiar en ${network}, usa ${wallet}.`,
  otherTokens: (wallet) => `Los tokens que no aparecen aquí se muestran en ${wallet}.`,
  balanceHere: (network, others) => `Solo el saldo en ${network}. No incluye tus cuentas en ${others}.`,
  viewActivity: (explorer) => `Ver tus transacciones en ${explorer}`,
  feeInWallet: (wallet) => `${wallet} elige la comisión de red y la muestra antes de que confirmes.`,
  depositCosts: (amount) =>
    `El destinatario aún no tiene este token. Abrirle una cuenta cuesta ${amount} más.`,
  forPayments: 'Para pagos',
  forOrdinals: 'Para Ordinals',
  accountChanged: (wallet) =>
    `${wallet} está ahora en otra cuenta. Elige en la billetera la cuenta conectada o conéctate de nuevo.`,
  amountDust: (amount, network) => `${network} no mueve menos de ${amount} a esta dirección. Introduce más.`,
  amountLeft: (amount) => `Tu cuenta debe conservar al menos ${amount}. Introduce menos.`,
  amountMax: (wallet) =>
    `${wallet} elige la comisión, así que aquí no se sabe cuánto puedes enviar como máximo. Introduce un importe que deje algo para la comisión.`,
  amountNew: (amount) => `La cuenta del destinatario es nueva y necesita al menos ${amount}. Introduce más.`,
  answerAddress: (wallet, network) =>
    `${wallet} no dio una dirección válida en ${network}. Elige ${network} en la billetera y conéctate de nuevo.`,
  answerInputs: (wallet) =>
    `${wallet} firmó más monedas tuyas de las que indicó este sitio, así que no se usó nada. Conecta otra billetera.`,
  answerOther: (wallet) =>
    `${wallet} firmó algo distinto de lo que se pidió, así que no se usó nada. Conecta otra billetera.`,
  answerSignature: (wallet) =>
    `${wallet} no dio una firma válida. No se envió nada. Inténtalo de nuevo o conecta otra billetera.`,
  answerUnsigned: (wallet) =>
    `${wallet} no firmó todo lo que se pidió. No se envió nada. Inténtalo de nuevo.`,
  blocked: (wallet) =>
    `${wallet} bloquea este sitio porque antes fue rechazado. Permite el sitio en los ajustes de la billetera e inténtalo de nuevo.`,
  cannotConnect: (wallet, network) =>
    `${wallet} no puede conectarse a sitios en ${network}. Conecta otra billetera.`,
  cannotSend: (wallet, network) =>
    `${wallet} no puede enviar desde un sitio en ${network}. Envía desde la propia billetera o conecta otra.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet} no puede firmar mensajes en ${network}. Conecta otra billetera.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet} no puede firmar transacciones en ${network}. Conecta otra billetera.`,
  cannotSwitchNetworks: (wallet, network) =>
    `Un sitio no puede cambiar la red de ${wallet}. Elige ${network} en la propia billetera.`,
  chainMissing: (wallet, network) =>
    `${wallet} no tiene ${network}. Añade la red en la billetera o elige otra aquí.`,
  feeShort: (amount) =>
    `Esta transferencia cuesta ${amount} además del importe, y tu cuenta no los tiene. Añade fondos o introduce menos.`,
  locked: 'Tu billetera está bloqueada. Desbloquéala e inténtalo de nuevo.',
  mayBeSent: (wallet) =>
    `Es posible que ${wallet} haya enviado la transacción. Consulta tu dirección en un explorador antes de intentarlo de nuevo.`,
  noAccount: (_, network) =>
    `Tu billetera no compartió ninguna cuenta en ${network}. Crea o elige una en ella y conéctate de nuevo.`,
  nodeDown: (_, network) =>
    `Ningún servidor de ${network} responde. Revisa tu conexión e inténtalo más tarde.`,
  nodeOfOtherNetwork: (_, network) =>
    `El servidor que este sitio usa para ${network} pertenece a otra red. Avisa al sitio.`,
  ordinalsKept: (wallet) =>
    `${wallet} solo compartió una dirección para Ordinals, cuyas monedas no se gastan. Comparte una dirección de pago en la billetera.`,
  receiverElsewhere: (_, network) =>
    `Esta es una dirección de ${network}. Introduce una de la red en la que envías.`,
  receiverProgram: 'Esta dirección pertenece a un programa, no a una persona. Lo que envíes puede perderse.',
  receiverTokenAccount:
    'Esta es una cuenta de un solo token. Introduce la dirección de la billetera a la que pertenece.',
  receiverUnowned:
    'Ninguna clave posee por sí sola esta dirección, como en las billeteras compartidas. Envía solo si sus dueños pueden usarla.',
  rejected: 'Rechazaste la solicitud. Puedes repetirla cuando quieras.',
  replaced: (wallet) =>
    `Otra extensión ha ocupado aquí el lugar de ${wallet}, por lo que se desconectó. Desactiva una de las dos y conéctate de nuevo.`,
  requestAddress: (wallet) =>
    `Este sitio pidió una dirección que ${wallet} no comparte. Elige esa cuenta en la billetera y conéctate de nuevo.`,
  requestAmount: 'Esa cantidad no es posible. Escribe una mayor que cero e inténtalo de nuevo.',
  requestInputs: (wallet) =>
    `Esta transacción no gasta tus monedas como dice el sitio, así que no se consultó a ${wallet}. Vuelve a cargar la página.`,
  requestPsbt: (wallet) =>
    `La transacción de este sitio no se puede leer, así que no se consultó a ${wallet}. Vuelve a cargar la página.`,
  requestReceiver: (_, network) =>
    `El destinatario no es una dirección de ${network}. Revisa la dirección y su red.`,
  sendExpired: 'Tu billetera respondió demasiado tarde y no se envió nada. Inténtalo de nuevo.',
  sendRefused:
    'La red rechazaría esta transferencia, así que no se preguntó a tu billetera. Revisa el destinatario y el importe.',
  tokenRules: (wallet) => `Este token tiene sus propias reglas de transferencia. Envíalo en ${wallet}.`,
}
