import type { OnRampTexts } from '../en/onRamp.ts'

export const es: OnRampTexts = {
  onRampPay: 'Pagas',
  onRampGet: 'Recibes',
  onRampTo: 'Destino',
  onRampLimits: (min, max) => `De ${min} a ${max}`,
  onRampChoose: 'Elige dónde comprar',
  onRampAsking: 'Consultando el precio…',
  onRampUnknown: 'Ver precio en el sitio',
  onRampFee: (fee) => `incl. ${fee} de comisión`,
  onRampPreparing: 'Obteniendo el enlace…',
  onRampContinue: (provider) => `Continuar en ${provider}`,
  onRampLeave: 'Pagas en el sitio del proveedor, que se abre en otra pestaña.',
  onRampFailed: 'No se pudieron cargar las opciones de compra. Inténtalo de nuevo.',
  onRampOff: 'La compra no está disponible en este momento.',

  onRampErrorAmount: 'Escribe una cantidad, por ejemplo, 50.',
  onRampErrorAmbiguous: (a, b) => `Esto puede significar dos cantidades. Escribe ${a} o ${b}.`,
  onRampErrorDecimals: (currency, decimals) => `Decimales de ${currency}: ${decimals} como máximo.`,
  onRampErrorLeast: (min) => `Lo mínimo que puedes gastar es ${min}.`,
  onRampErrorMost: (max) => `Lo máximo que puedes gastar de una vez es ${max}.`,
  onRampErrorLink: 'El proveedor no dio ningún enlace. Inténtalo de nuevo o elige otro.',
  onRampErrorExpired: 'El enlace caducó. Obtén otro.',
}
