import type { NamesTexts } from '../en/names.ts'

export const ptBR: NamesTexts = {
  namesText: 'É possível enviar para este nome em vez do seu endereço. A ligação entre os dois é pública.',
  namesLabel: 'Nome',
  namesRules: 'Pelo menos 4 caracteres: letras de a a z, dígitos e hifens.',
  namesSearching: 'Verificando disponibilidade…',
  namesFree: 'Disponível',
  namesTaken: 'Em uso',
  namesTakenText: 'Este nome já está em uso. Escolha outro.',
  namesCost: 'Grátis. Você assinará uma mensagem para confirmar.',
  namesSubmit: 'Registrar',
  namesSigning: 'Assine na sua carteira…',
  namesRegistering: 'Registrando…',
  namesDone: 'Agora este nome leva à sua conta.',
  namesClose: 'Voltar para a conta',

  namesErrorNetwork: 'Rede não encontrada',
  namesErrorSigner: 'Conecte uma carteira que possa assinar mensagens.',
  namesErrorChainId: 'Não há nomes nesta rede. Mude para outra.',
  namesErrorSuggestions: 'Erro ao buscar sugestões de nomes',
  namesErrorRegister: (name) => `Erro ao registrar o nome ${name}`,
}
