// The user is addressed as você. Words: wallet: carteira (feminine); account: conta; network: rede; token: token;
// collectible: colecionável; balance: saldo; send: enviar; receive: receber; swap: trocar, troca; buy: comprar; fee: taxa;
// slippage: slippage; price impact: impacto no preço; connect: conectar; disconnect: desconectar; switch network: mudar de
// rede; sign: assinar, assinatura; sign in and log in: entrar, login; confirm: confirmar; approve a login: aprovar; allow
// the use of tokens: autorizar, autorização; reject and decline: recusar; request: solicitação; recovery phrase: frase de
// recuperação; passkey: chave de acesso; backup: backup; extension: extensão; scan: escanear; QR code: QR Code; email:
// e-mail; explorer: explorador; site: site.
// Every text was read a second time against the English and the place where it appears.
import type { Strings } from '../en/base.ts'

export const ptBR: Strings = {
  $code: 'pt-BR',
  $dir: 'ltr',

  close: 'Fechar',
  back: 'Voltar',
  tryAgain: 'Tentar de novo',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar esta parte. Verifique sua conexão e tente de novo.',
  pageUpdated: 'Esta página foi atualizada. Recarregue-a para continuar.',
  partFailed: 'Um erro nesta página interrompeu esta parte. Tente de novo ou recarregue a página.',
  disconnect: 'Desconectar',

  connectTitle: 'Conectar carteira',
  connectEmail: 'Continuar com e-mail',
  socialTitle: 'Ou entre com',
  recent: 'Recente',
  installed: 'Instalada',
  recentWallets: 'Recentes',
  installedWallets: 'Instaladas',
  popularWallets: 'Populares',
  noWalletTitle: 'Nenhuma carteira encontrada',
  noWalletText:
    'Instale uma carteira neste navegador ou abra esta página dentro do app da sua carteira. Depois, recarregue a página.',
  get: 'Obter',
  getWallet: 'Obter uma carteira',
  reload: 'Recarregar página',
  missingWalletText:
    'Verifique se a extensão da carteira está instalada e ativada para este site e recarregue a página.',
  allWallets: 'Todas as carteiras',
  searchWallets: 'Buscar carteiras',
  clearSearch: 'Limpar busca',
  results: (count) => `Resultados: ${count}`,
  noMatch: 'Nenhuma carteira corresponde a este nome',
  listFailed: 'Não foi possível carregar a lista de carteiras. Verifique sua conexão e tente de novo.',
  certified: 'Só certificadas',
  haveNoWallet: 'Não tenho carteira',
  whatIsWallet: 'O que é uma carteira?',
  walletHoldsTitle: 'Um lugar para o que é seu',
  walletHoldsText:
    'Uma carteira guarda as chaves dos seus tokens e colecionáveis. Com ela, você pode vê-los, enviá-los e recebê-los.',
  walletSignsTitle: 'Um jeito de entrar',
  walletSignsText:
    'Em vez de pedir uma senha, os sites consultam sua carteira. Nada acontece até você confirmar nela.',
  walletYoursTitle: 'Só sua',
  walletYoursText:
    'Anote a frase de recuperação e nunca a compartilhe. Nenhum site ou suporte honesto vai pedi-la.',
  getWalletText: 'Escolha uma, instale-a e volte para esta página.',
  missingIt: (wallet) => `Não tem ${wallet}?`,
  legal: (documents) => `Ao conectar uma carteira, você concorda com ${documents}.`,
  both: (terms, privacy) => `${terms} e ${privacy}`,
  terms: 'os Termos de serviço',
  privacy: 'a Política de privacidade',

  continueIn: (wallet) => `Continue em ${wallet}`,
  acceptRequest: 'Confirme a solicitação de conexão na sua carteira.',
  rejectedTitle: 'Conexão recusada',
  rejectedText: 'Você recusou a solicitação. Pode pedir de novo quando quiser.',
  busyTitle: 'Sua carteira está esperando',
  busyText: 'Abra sua carteira, responda à solicitação que já está lá e tente de novo.',
  failedTitle: 'Falha ao conectar',
  failedText: 'A carteira não se conectou. Desbloqueie-a e tente de novo.',
  forbiddenTitle: 'Ação não permitida',
  forbiddenText: 'Sua carteira não permite esta solicitação vinda de um site.',

  scanTitle: 'Escaneie com o celular',
  scanText: 'Abra o app da sua carteira, escaneie este código e confirme a conexão.',
  linkCopied: 'Link copiado',
  linkCopyFailed: 'Não foi possível copiar o link',
  relayOffline: 'Você está sem internet. Conecte-se e tente de novo.',

  accountTitle: 'Conta',
  addressCopied: 'Endereço copiado',
  copyFailed: 'Não foi possível copiar o endereço',
  disconnectFailed: 'Falha ao desconectar. Desconecte este site pela sua carteira.',

  unsupportedTitle: 'Mudar de rede',
  switchNetwork: 'Mudar de rede',

  networksTitle: 'Escolher rede',
  switchChainTitle: (network) => `Mudar para ${network}`,

  walletsTitle: 'Suas carteiras',
  addWallet: 'Conectar outra carteira',

  signTitle: 'Entrar',
  cancel: 'Cancelar',
  authenticating: 'Autenticando…',
  signFailedText: 'A carteira não assinou. Desbloqueie-a e tente de novo.',
  authenticationFailed: 'Não foi possível verificar seu login. Conecte sua carteira e tente de novo.',
  sessionFailed: 'Falha ao entrar. Conecte sua carteira e tente de novo.',
  sessionExpired: 'A conexão com sua carteira expirou. Conecte de novo.',

  emailTitle: 'Fique em contato',
  emailLabel: 'Endereço de e-mail',
  emailWallet: 'Carteira de e-mail',
  emailInvalid: 'Digite um endereço de e-mail válido',
  emailSubmit: 'Continuar',

  walletReceiveTitle: 'Receber',

  walletSendTitle: 'Enviar',

  walletSendSelectTokenTitle: 'Escolher token',

  walletSendPreviewTitle: 'Revisar',

  walletSendConfirmedTitle: 'Transação',

  swapTitle: 'Trocar',

  emailLoginTitle: 'Entrar com e-mail',

  approveTransactionTitle: 'Aprove na sua carteira',

  registerAccountNameTitle: 'Obter um nome',

  registerAccountNameSuccessTitle: 'Seu nome',

  onRampProvidersTitle: 'Comprar',

  onRampTokenSelectTitle: 'Escolher token',

  onRampFiatSelectTitle: 'Escolher moeda',
}
