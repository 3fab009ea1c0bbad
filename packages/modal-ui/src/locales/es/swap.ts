import type { SwapTexts } from '../en/swap.ts'

export const es: SwapTexts = {
  swapPay: 'Pagas',
  swapReceive: 'Recibes',
  swapFlip: 'Invertir tokens',
  swapBalance: (amount) => `Saldo: ${amount}`,
  swapMax: 'Máx.',
  swapRate: 'Tasa',
  swapMinimum: 'Mínimo a recibir',
  swapImpact: 'Impacto en el precio',
  swapUnknown: 'Desconocido',
  swapFee: 'Comisión de red',
  swapNetwork: 'Red',
  swapSlippage: 'Deslizamiento, en %',
  swapSlippageIs: (percent) => `Deslizamiento: ${percent}`,
  swapSlippageText: 'Si vas a recibir menos del mínimo, no se intercambia nada.',
  swapQuoting: 'Buscando el mejor precio…',
  swapPreparing: 'Preparando el intercambio…',
  swapReview: 'Continuar',

  swapImpactHigh: (percent) =>
    `Impacto alto en el precio: aproximadamente un ${percent} por debajo del mercado.`,
  swapImpactAccept: 'Acepto este impacto en el precio',
  swapTransferFee: (symbol, percent) =>
    `${symbol} retiene alrededor del ${percent} de cada transferencia. Las cantidades que ves ya lo tienen descontado.`,
  swapUnlisted: 'Token no listado. Revisa su dirección: cualquiera puede crear un token con este nombre.',
  swapSearch: 'Buscar tokens',
  swapNoToken: 'No se encontró ningún token',
  swapTokensFailed: 'No se pudieron cargar los tokens.',
  swapUnsupported: 'No se puede intercambiar en esta red.',

  swapNeedsApproval: (amount) =>
    `Tu billetera te pide primero autorizar el uso de ${amount} y después hacer el intercambio.`,
  swapApproving: (amount) => `Autoriza el uso de ${amount} en tu billetera.`,
  swapApprovalSent: (amount) =>
    `La red está confirmando la autorización para usar ${amount}. Después, tu billetera te pedirá hacer el intercambio.`,
  swapApprovalShared: (amount) =>
    `Los demás propietarios de esta cuenta deben confirmar primero la autorización para usar ${amount}. Después, tu billetera te pedirá hacer el intercambio.`,
  swapSigning: 'Confirma el intercambio en tu billetera.',
  swapMoved: 'El precio ha bajado. Revisa lo que recibes.',
  swapAcceptPrice: 'Aceptar el nuevo precio',

  swapSentTitle: 'En camino',
  swapSentText: 'La red aún no ha confirmado la transacción.',
  swapSharedTitle: 'Esperando a los demás propietarios',
  swapSharedText:
    'Esta cuenta es un contrato: la transacción se enviará cuando los demás propietarios la confirmen en sus billeteras.',
  swapDoneTitle: 'Intercambio confirmado',
  swapDoneText: 'La red ha confirmado la transacción.',
  swapRevertedTitle: 'La transacción falló',
  swapRevertedText: 'No se intercambió nada, pero se cobró la comisión de red.',
  swapReplacedTitle: 'Reemplazada en tu billetera',
  swapReplacedText: 'Otra transacción ocupó su lugar, así que esta no ha intercambiado nada.',
  swapTimedOutTitle: 'Aún sin confirmar',
  swapTimedOutText:
    'El intercambio todavía puede confirmarse. Consulta el explorador antes de intercambiar de nuevo.',
  swapExplorer: 'Ver en el explorador',
  swapClose: 'Listo',

  swapErrorToken: 'Se necesita un token',
  swapErrorRequired: 'Escribe la cantidad que quieres intercambiar.',
  swapErrorAmount: 'Escribe una cantidad, por ejemplo, 1,5.',
  swapErrorAmbiguous: (a, b) => `Esto puede significar dos cantidades. Escribe ${a} o ${b}.`,
  swapErrorDecimals: (token, decimals) => `Decimales de ${token}: ${decimals} como máximo.`,
  swapErrorBalance: 'Es más de lo que tienes.',
  swapErrorSameToken: 'Elige dos tokens distintos.',
  swapErrorSlippage: 'Escribe un deslizamiento entre 0,1 y 50.',
  swapErrorUnsupportedChain: 'Red no compatible',
  swapErrorLiquidity: 'Liquidez insuficiente',
  swapErrorQuote: 'Ahora no hay precio. Inténtalo de nuevo en un momento.',
  swapErrorImpact: 'Acepta primero el impacto en el precio o intercambia menos.',
  swapErrorTokenMismatch: 'Este token no coincide con el de la lista. Elige otro.',
  swapErrorMismatch: 'El servidor pidió algo que no habías aceptado.',
  swapErrorPriceMoved: 'El precio ha variado demasiado. Revisa el nuevo o permite más deslizamiento.',
  swapErrorEstimate: 'Ahora el intercambio fallaría. Permite más deslizamiento o intercambia menos.',
  swapErrorFee: (currency) => `No tienes suficiente ${currency} para la comisión de red.`,
  swapErrorApproval: 'El token no aceptó la autorización. Inténtalo de nuevo o elige otro token.',
  swapErrorApprovalTimedOut: 'La autorización aún no se ha confirmado. Inténtalo de nuevo en un momento.',
  swapErrorChanged: 'Tu billetera ha cambiado de cuenta o de red. Revisa de nuevo la transacción.',
  swapErrorHash: 'No se pudo confirmar. Revisa tu billetera antes de intentarlo de nuevo.',
  swapErrorUnanswered:
    'Tu billetera no respondió a tiempo. Puede que ya lo haya enviado o que aún lo envíe: compruébalo en ella antes de intentarlo de nuevo.',
  swapLate:
    'Al final, tu billetera sí envió la transacción anterior. Continúa solo si quieres hacer una segunda.',
  swapErrorFailed: 'La billetera no hizo el intercambio. Desbloquéala e inténtalo de nuevo.',
}
