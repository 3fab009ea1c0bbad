import type { NamesTexts } from '../en/names.ts'

export const es: NamesTexts = {
  namesText: 'Te podrán enviar a este nombre en lugar de a tu dirección. El vínculo entre ambos es público.',
  namesLabel: 'Nombre',
  namesRules: 'Al menos 4 caracteres: letras de la a a la z, dígitos y guiones.',
  namesSearching: 'Comprobando disponibilidad…',
  namesFree: 'Disponible',
  namesTaken: 'Ocupado',
  namesTakenText: 'Este nombre está ocupado. Elige otro.',
  namesCost: 'Gratis. Firmarás un mensaje para confirmar.',
  namesSubmit: 'Registrar',
  namesSigning: 'Firma en tu billetera…',
  namesRegistering: 'Registrando…',
  namesDone: 'Este nombre ya lleva a tu cuenta.',
  namesClose: 'Volver a la cuenta',

  namesErrorNetwork: 'No se encontró la red',
  namesErrorSigner: 'Conecta una billetera que pueda firmar mensajes.',
  namesErrorChainId: 'No hay nombres en esta red. Cambia a otra.',
  namesErrorSuggestions: 'No se pudieron obtener sugerencias de nombres',
  namesErrorRegister: (name) => `No se pudo registrar el nombre ${name}`,
}
