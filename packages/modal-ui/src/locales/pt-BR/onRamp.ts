import type { OnRampTexts } from '../en/onRamp.ts'

export const ptBR: OnRampTexts = {
  onRampPay: 'Você paga',
  onRampGet: 'Você recebe',
  onRampTo: 'Vai para',
  onRampLimits: (min, max) => `De ${min} a ${max}`,
  onRampChoose: 'Escolha onde comprar',
  onRampAsking: 'Consultando o preço…',
  onRampUnknown: 'Ver preço no site',
  onRampFee: (fee) => `incl. ${fee} de taxas`,
  onRampPreparing: 'Obtendo o link…',
  onRampContinue: (provider) => `Continuar em ${provider}`,
  onRampLeave: 'Você paga no site do provedor, que abre em uma nova aba.',
  onRampFailed: 'Não foi possível carregar as opções de compra. Tente de novo.',
  onRampOff: 'A compra não está disponível no momento.',

  onRampErrorAmount: 'Digite um valor, por exemplo, 50.',
  onRampErrorAmbiguous: (a, b) => `Isto pode significar dois valores. Escreva ${a} ou ${b}.`,
  onRampErrorDecimals: (currency, decimals) => `Casas decimais de ${currency}: no máximo ${decimals}.`,
  onRampErrorLeast: (min) => `O mínimo que você pode gastar é ${min}.`,
  onRampErrorMost: (max) => `O máximo que você pode gastar de uma vez é ${max}.`,
  onRampErrorLink: 'O provedor não forneceu o link. Tente de novo ou escolha outro.',
  onRampErrorExpired: 'O link expirou. Obtenha outro.',
}
