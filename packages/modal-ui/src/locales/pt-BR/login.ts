import type { LoginTexts } from '../en/login.ts'

export const ptBR: LoginTexts = {
  loginText:
    'Enviaremos por e-mail um link para confirmar este dispositivo e depois um código de login. Primeira vez aqui? Criaremos uma carteira para você.',

  loginLinkTitle: 'Abra o link no seu e-mail',
  loginLinkText: (email) =>
    `Um link foi enviado para ${email}. Abra-o em qualquer dispositivo e aprove o login.`,
  loginStep: (step) => `Etapa ${step} de 2`,
  loginLinkThen: 'Depois, você digita um código de um segundo e-mail.',
  loginCodeTitle: 'Digite o código',
  loginCodeText: (email) => `Um código foi enviado para ${email}.`,
  loginTest: 'Teste',
  loginTestText: 'Uma conta de teste: nenhum e-mail é enviado. Digite o código dela.',
  loginCodeLabel: 'Código do e-mail',
  loginCodeSubmit: 'Entrar',
  loginVerifying: 'Verificando o código…',
  loginConnectingTitle: 'Você entrou',
  loginConnectingText: 'Abrindo sua carteira…',
  loginConnectFailed: 'Não foi possível abrir sua carteira. Tente de novo.',
  loginReadyTitle: 'Sua carteira está pronta',
  loginReadyText: 'Este é o endereço dela. Salve um backup agora para sempre ter acesso aos seus fundos.',
  loginReadyCopy: 'Copiar endereço',
  loginReadyDone: 'Agora não',
  loginResend: 'Enviar de novo',
  loginResendIn: (seconds) => `Enviar de novo em ${seconds} s`,
  loginOtherEmail: 'Usar outro e-mail',

  loginErrorCooldown: (seconds) => `Tente de novo em ${seconds} s`,
  loginErrorLoad:
    'Não foi possível carregar o login por e-mail. Verifique sua conexão ou seu bloqueador de anúncios e tente de novo.',
  loginErrorUpdated: 'A carteira foi atualizada. Comece de novo.',
  loginErrorFramed:
    'Não foi possível carregar um componente do login por e-mail: esta página está dentro de outro site. Abra-a em uma aba própria.',
  loginErrorOldBrowser:
    'Este navegador é antigo demais para a carteira. Atualize-o ou abra esta página em um mais novo.',
  loginOwnTab: 'Abrir em nova aba',
  loginKeepsNothing:
    'Nesta página, o navegador não guarda nada para sua carteira, por isso cada visita exige os dois e-mails. Para manter o login, abra a página em uma aba própria ou permita que ela guarde dados.',
  loginErrorTimeout: 'A resposta não chegou a tempo. Tente de novo.',
  loginErrorRejected: 'O login foi recusado pelo e-mail. Ninguém entrou.',
  loginErrorReplaced: 'Este endereço foi substituído por outro. Entre com o novo.',
  loginErrorTestAccount: 'Este app não permite esta conta de teste.',
  loginErrorExpiredLink: 'O link expirou. Envie um novo.',
  loginErrorWrongCode: 'Este código está errado. Confira-o e tente de novo.',
  loginErrorExpiredCode: 'Este código expirou. Envie um novo.',
  loginErrorTries: 'Muitos códigos errados. Envie um novo.',
  loginErrorRecovery:
    'Serviço de recuperação indisponível. Um dispositivo em que você já entrou ainda funciona.',
  loginErrorPasskey:
    'Esta carteira abre com a chave de acesso dela, que não funciona nesta página. Abra a página da própria carteira.',
  loginErrorDeletion:
    'Esta carteira está prestes a ser excluída. Para mantê-la, abra o link do e-mail sobre isso ou a página da própria carteira.',
  loginErrorLimit: 'Muitas solicitações. Tente mais tarde.',
  loginErrorProject: 'Este site não está configurado para login por e-mail. Avise o responsável.',
  loginErrorUnreadable: 'Ocorreu um erro',
  loginErrorFailed: 'Algo deu errado',

  socialWaitingTitle: (provider) => `Entrar com ${provider}`,
  socialWaitingText: (provider) => `Continue na janela de ${provider}. Ela se fecha sozinha.`,
  socialErrorBlocked: 'O navegador bloqueou o pop-up. Permita pop-ups ou pressione o botão.',
  socialErrorClosed: 'Pop-up fechado. Se você ainda estiver entrando por lá, esta página continua sozinha.',
  socialErrorRefused: 'Conexão recusada',
  socialErrorInitiate: 'Falha ao iniciar o login social',
  socialOpenAgain: 'Abrir a janela de novo',

  farcasterScanText: 'Escaneie este código com o celular e aprove o login no Farcaster.',
  farcasterOpenText: 'Aprove o login no Farcaster e volte para esta página.',
  farcasterOpen: 'Abrir o Farcaster',
  farcasterCodeLabel: 'QR Code para o app Farcaster',
  farcasterError: 'Falha ao conectar ao Farcaster',

  updateEmailLabel: 'Novo endereço de e-mail',
  updateEmailText: 'Verificaremos primeiro seu endereço atual e depois o novo.',
  updateEmailMails: (email) =>
    `Dois e-mails foram enviados para ${email}. Abra o link de um deles e aprove. Depois, digite o código do outro.`,
  updateEmailWaiting: 'Se ainda não abriu o link, abra-o agora.',
  updateEmailConfirm: 'Confirmar',
  updateEmailDone: (email) =>
    `Agora você entra com ${email}. Você pode desfazer isso por 24 horas pelo link que enviamos ao seu endereço antigo.`,
  updateEmailSame: 'Este já é o seu endereço.',
  updateEmailTaken: 'Este endereço já tem uma carteira. Escolha outro.',
  updateEmailRejected: 'A mudança foi recusada pelo e-mail. O endereço continua o mesmo.',
  updateEmailNotApproved: 'O link do e-mail ainda não foi aprovado. Abra-o e digite o código de novo.',

  walletSettings: 'Configurações da carteira',
  walletBackUp: 'Salve um backup da sua carteira',
  walletBackUpFailed: 'Nenhum backup foi salvo aqui. Salve-o na página da própria carteira.',
  accountTypeLabel: 'Tipo de conta',
  accountTypeEoa: 'Conta comum',
  accountTypeSmartAccount: 'Conta inteligente',
  accountTypeText: 'Aprove várias etapas de uma vez. O endereço continua o mesmo.',
  accountTypeFailed: 'Sua carteira não fez a mudança. Tente de novo.',

  approveText: 'Sua carteira mostra a solicitação em uma janela própria. Revise-a lá.',
}
