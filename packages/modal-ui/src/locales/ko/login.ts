import type { LoginTexts } from '../en/login.ts'

export const ko: LoginTexts = {
  loginText:
    '이메일로 먼저 이 기기를 확인하는 링크를, 이어서 로그인 코드를 보내 드립니다. 처음이신가요? 지갑을 만들어 드립니다.',

  loginLinkTitle: '이메일의 링크를 열어 주세요',
  loginLinkText: (email) => `${email} 주소로 링크를 보냈습니다. 어느 기기에서든 열어 로그인을 승인해 주세요.`,
  loginStep: (step) => `2단계 중 ${step}단계`,
  loginLinkThen: '그다음 두 번째 이메일에 있는 코드를 입력합니다.',
  loginCodeTitle: '코드를 입력해 주세요',
  loginCodeText: (email) => `${email} 주소로 코드를 보냈습니다.`,
  loginTest: '테스트',
  loginTestText: '테스트 계정이므로 이메일이 발송되지 않습니다. 정해진 코드를 입력하세요.',
  loginCodeLabel: '이메일에 있는 코드',
  loginCodeSubmit: '로그인',
  loginVerifying: '코드를 확인하는 중…',
  loginConnectingTitle: '로그인되었습니다',
  loginConnectingText: '지갑을 여는 중입니다.',
  loginConnectFailed: '지갑을 열지 못했습니다. 다시 시도해 주세요.',
  loginReadyTitle: '지갑이 준비되었습니다',
  loginReadyText: '지갑 주소입니다. 언제든지 자금에 접근할 수 있도록 지금 백업을 저장하세요.',
  loginReadyCopy: '주소 복사',
  loginReadyDone: '나중에',
  loginResend: '다시 보내기',
  loginResendIn: (seconds) => `${seconds}초 후 다시 보내기`,
  loginOtherEmail: '다른 이메일 주소 사용',

  loginErrorCooldown: (seconds) => `${seconds}초 후에 다시 시도해 주세요`,
  loginErrorLoad:
    '이메일 로그인을 불러오지 못했습니다. 인터넷 연결이나 광고 차단기를 확인한 뒤 다시 시도해 주세요.',
  loginErrorUpdated: '지갑이 업데이트되었습니다. 처음부터 다시 시작해 주세요.',
  loginErrorFramed:
    '다른 사이트가 이 페이지를 자기 페이지 안에 표시하고 있어 이메일 로그인에 필요한 구성 요소를 불러올 수 없습니다. 이 페이지를 별도의 탭에서 열어 주세요.',
  loginErrorOldBrowser:
    '브라우저가 오래되어 지갑을 사용할 수 없습니다. 업데이트하거나 최신 브라우저에서 이 페이지를 열어 주세요.',
  loginOwnTab: '새 탭에서 열기',
  loginKeepsNothing:
    '이 브라우저는 이 페이지에서 지갑 데이터를 저장하지 않으므로 방문할 때마다 이메일 두 통이 모두 필요합니다. 로그인을 유지하려면 페이지를 별도의 탭에서 열거나 데이터 저장을 허용해 주세요.',
  loginErrorTimeout: '제시간에 응답이 없었습니다. 다시 시도해 주세요.',
  loginErrorRejected: '이메일에서 로그인이 거부되었습니다. 아무도 로그인하지 않았습니다.',
  loginErrorReplaced: '이 주소는 다른 주소로 변경되었습니다. 그 주소로 로그인해 주세요.',
  loginErrorTestAccount: '이 앱에서는 이 테스트 계정을 사용할 수 없습니다.',
  loginErrorExpiredLink: '링크가 만료되었습니다. 새 링크를 보내 주세요.',
  loginErrorWrongCode: '코드가 틀렸습니다. 확인한 후 다시 입력해 주세요.',
  loginErrorExpiredCode: '코드가 만료되었습니다. 새 코드를 보내 주세요.',
  loginErrorTries: '잘못된 코드를 너무 많이 입력했습니다. 새 코드를 보내 주세요.',
  loginErrorRecovery: '복구 서비스를 사용할 수 없습니다. 전에 로그인한 기기는 계속 사용할 수 있습니다.',
  loginErrorPasskey:
    '이 지갑은 패스키로 열리지만 이 페이지에서는 사용할 수 없습니다. 지갑의 페이지를 열어 주세요.',
  loginErrorDeletion: '이 지갑은 곧 삭제됩니다. 유지하려면 관련 이메일의 링크나 지갑의 페이지를 열어 주세요.',
  loginErrorLimit: '요청이 너무 많습니다. 나중에 다시 시도해 주세요.',
  loginErrorProject: '이 사이트는 이메일 로그인이 설정되어 있지 않습니다. 운영자에게 알려 주세요.',
  loginErrorUnreadable: '오류가 발생했습니다',
  loginErrorFailed: '문제가 발생했습니다',

  socialWaitingTitle: (provider: string) => `${provider} 계정으로 로그인`,
  socialWaitingText: (provider: string) => `${provider} 창에서 계속해 주세요. 창은 자동으로 닫힙니다.`,
  socialErrorBlocked: '브라우저가 팝업을 차단했습니다. 팝업을 허용하거나 버튼을 눌러 주세요.',
  socialErrorClosed: '팝업이 닫혔습니다. 그곳에서 아직 로그인하는 중이라면 이 페이지가 자동으로 계속됩니다.',
  socialErrorRefused: '연결이 거부되었습니다',
  socialErrorInitiate: '소셜 연결을 시작하지 못했습니다',
  socialOpenAgain: '창 다시 열기',

  farcasterScanText: '휴대폰으로 이 코드를 스캔하고 Farcaster에서 로그인을 승인해 주세요.',
  farcasterOpenText: 'Farcaster에서 로그인을 승인한 뒤 이 페이지로 돌아와 주세요.',
  farcasterOpen: 'Farcaster 열기',
  farcasterCodeLabel: 'Farcaster 앱용 QR 코드',
  farcasterError: 'Farcaster에 연결하지 못했습니다',

  updateEmailLabel: '새 이메일 주소',
  updateEmailText: '먼저 현재 주소를, 그다음 새 주소를 확인합니다.',
  updateEmailMails: (email) =>
    `이메일 두 통을 보냈습니다: ${email}. 한 이메일의 링크를 열어 승인한 다음 다른 이메일의 코드를 입력해 주세요.`,
  updateEmailWaiting: '아직 링크를 열지 않았다면 지금 열어 주세요.',
  updateEmailConfirm: '확인',
  updateEmailDone: (email) =>
    `이제 로그인 주소는 ${email}입니다. 24시간 동안 이전 주소로 보낸 링크로 되돌릴 수 있습니다.`,
  updateEmailSame: '이미 사용 중인 주소입니다.',
  updateEmailTaken: '이 주소에는 이미 지갑이 있습니다. 다른 주소를 선택해 주세요.',
  updateEmailRejected: '이메일에서 변경이 거부되었습니다. 주소는 그대로입니다.',
  updateEmailNotApproved:
    '이메일의 링크가 아직 승인되지 않았습니다. 링크를 연 다음 코드를 다시 입력해 주세요.',

  walletSettings: '지갑 설정',
  walletBackUp: '지갑 백업 저장',
  walletBackUpFailed: '여기에서 백업을 저장하지 못했습니다. 지갑 페이지에서 저장해 주세요.',
  accountTypeLabel: '계정 유형',
  accountTypeEoa: '일반 계정',
  accountTypeSmartAccount: '스마트 계정',
  accountTypeText: '여러 단계를 한 번의 승인으로 처리합니다. 주소는 그대로입니다.',
  accountTypeFailed: '지갑이 전환하지 못했습니다. 다시 시도하세요.',

  approveText: '지갑이 별도의 창에 요청을 표시합니다. 그곳에서 확인해 주세요.',
}
