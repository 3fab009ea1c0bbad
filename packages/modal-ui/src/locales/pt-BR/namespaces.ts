import type { NamespacesTexts } from '../en/namespaces.ts'

export const ptBR: NamespacesTexts = {
  connectTo: (namespace) => `Conectar a ${namespace}`,
  sendInWallet: (wallet, network) => `Para enviar ou trocar em ${network}, use ${wallet}.`,
  otherTokens: (wallet) => `Os tokens que não estão nesta lista aparecem em ${wallet}.`,
  balanceHere: (network, others) =>
    `Apenas o saldo em ${network}. Suas contas em ${others} não estão incluídas.`,
  viewActivity: (explorer) => `Ver suas transações em ${explorer}`,
  feeInWallet: (wallet) => `${wallet} escolhe a taxa de rede e a mostra antes de você confirmar.`,
  depositCosts: (amount) =>
    `O destinatário ainda não tem este token. Abrir uma conta para ele custa mais ${amount}.`,
  forPayments: 'Para pagamentos',
  forOrdinals: 'Para Ordinals',
  accountChanged: (wallet) =>
    `${wallet} agora está em outra conta. Escolha nela a conta conectada ou conecte de novo.`,
  amountDust: (amount, network) => `${network} não move menos de ${amount} para este endereço. Digite mais.`,
  amountLeft: (amount) => `Sua conta precisa manter pelo menos ${amount}. Digite menos.`,
  amountMax: (wallet) =>
    `${wallet} escolhe a taxa, então o máximo que você pode enviar não é conhecido aqui. Digite um valor que deixe algo para a taxa.`,
  amountNew: (amount) => `A conta do destinatário é nova e precisa de pelo menos ${amount}. Digite mais.`,
  answerAddress: (wallet, network) =>
    `${wallet} não forneceu um endereço válido em ${network}. Escolha ${network} na carteira e conecte de novo.`,
  answerInputs: (wallet) =>
    `${wallet} assinou mais moedas suas do que este site listou, por isso nada foi usado. Conecte outra carteira.`,
  answerOther: (wallet) =>
    `${wallet} assinou algo diferente do que foi pedido, por isso nada foi usado. Conecte outra carteira.`,
  answerSignature: (wallet) =>
    `${wallet} não forneceu uma assinatura válida. Nada foi enviado. Tente de novo ou conecte outra carteira.`,
  answerUnsigned: (wallet) => `${wallet} não assinou tudo o que foi pedido. Nada foi enviado. Tente de novo.`,
  blocked: (wallet) =>
    `${wallet} bloqueia este site porque ele foi recusado antes. Permita o site nas configurações da carteira e tente de novo.`,
  cannotConnect: (wallet, network) =>
    `${wallet} não consegue se conectar a sites em ${network}. Conecte outra carteira.`,
  cannotSend: (wallet, network) =>
    `${wallet} não consegue enviar a partir de um site em ${network}. Envie pela própria carteira ou conecte outra.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet} não consegue assinar mensagens em ${network}. Conecte outra carteira.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet} não consegue assinar transações em ${network}. Conecte outra carteira.`,
  cannotSwitchNetworks: (wallet, network) =>
    `Um site não consegue mudar a rede de ${wallet}. Escolha ${network} na própria carteira.`,
  chainMissing: (wallet, network) =>
    `${wallet} não tem ${network}. Adicione a rede na carteira ou escolha outra aqui.`,
  feeShort: (amount) =>
    `Esta transferência custa ${amount} além do valor, e sua conta não tem esse saldo. Adicione fundos ou digite menos.`,
  locked: 'Sua carteira está bloqueada. Desbloqueie-a e tente de novo.',
  mayBeSent: (wallet) =>
    `${wallet} pode ter enviado a transação. Consulte seu endereço em um explorador antes de tentar de novo.`,
  noAccount: (_, network) =>
    `Sua carteira não compartilhou nenhuma conta em ${network}. Crie ou escolha uma nela e conecte de novo.`,
  nodeDown: (_, network) =>
    `Nenhum servidor de ${network} responde. Verifique sua conexão e tente mais tarde.`,
  nodeOfOtherNetwork: (_, network) =>
    `O servidor que este site usa para ${network} pertence a outra rede. Avise o site.`,
  ordinalsKept: (wallet) =>
    `${wallet} compartilhou apenas um endereço para Ordinals, cujas moedas não são gastas. Compartilhe um endereço de pagamento na carteira.`,
  receiverElsewhere: (_, network) =>
    `Este é um endereço de ${network}. Digite um da rede em que você está enviando.`,
  receiverProgram:
    'Este endereço pertence a um programa, não a uma pessoa. O que for enviado pode se perder.',
  receiverTokenAccount:
    'Esta é uma conta de um único token. Digite o endereço da carteira a que ela pertence.',
  receiverUnowned:
    'Nenhuma chave possui sozinha este endereço, como em carteiras compartilhadas. Envie só se os donos puderem usá-lo.',
  rejected: 'Você recusou a solicitação. Pode pedir de novo quando quiser.',
  replaced: (wallet) =>
    `Outra extensão tomou aqui o lugar de ${wallet}, por isso a carteira foi desconectada. Desative uma das duas e conecte de novo.`,
  requestAddress: (wallet) =>
    `Este site pediu um endereço que ${wallet} não compartilha. Escolha essa conta na carteira e conecte de novo.`,
  requestAmount: 'Este valor não é possível. Digite um maior que zero e tente de novo.',
  requestInputs: (wallet) =>
    `Esta transação não gasta suas moedas como este site diz, por isso ${wallet} não recebeu a solicitação. Recarregue a página.`,
  requestPsbt: (wallet) =>
    `Não é possível ler a transação deste site, por isso ${wallet} não recebeu a solicitação. Recarregue a página.`,
  requestReceiver: (_, network) =>
    `O destinatário não é um endereço em ${network}. Verifique o endereço e a rede dele.`,
  sendExpired: 'Sua carteira respondeu tarde demais e nada foi enviado. Tente de novo.',
  sendRefused:
    'A rede recusaria esta transferência, então sua carteira não foi consultada. Confira o destinatário e o valor.',
  tokenRules: (wallet) => `Este token tem regras de transferência próprias. Envie por ${wallet}.`,
}
