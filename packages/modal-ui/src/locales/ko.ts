import type { Strings } from './en.ts'

export const ko: Strings = {
  $code: 'ko',
  $dir: 'ltr',

  close: '닫기',
  back: '뒤로',
  tryAgain: '다시 시도',
  loading: '불러오는 중…',
  loadFailed: '이 부분을 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
  disconnect: '연결 해제',
  connectedWith: (wallet) => `${wallet} 지갑으로 연결됨`,

  connectTitle: '지갑 연결',
  recent: '최근 사용',
  installed: '설치됨',
  noWalletTitle: '지갑을 찾을 수 없습니다',
  noWalletText:
    '이 브라우저에 지갑을 설치하거나 지갑 앱 안에서 이 페이지를 연 다음, 페이지를 새로 고쳐 주세요.',
  getWallet: '지갑 받기',
  reload: '페이지 새로 고침',
  missingWallet: '내 지갑이 목록에 없어요',
  missingWalletText:
    '지갑 확장 프로그램이 설치되어 있고 이 사이트에서 사용하도록 설정되어 있는지 확인한 뒤, 페이지를 새로 고쳐 주세요.',
  legal: (documents) => `지갑을 연결하면 ${documents}에 동의하는 것으로 간주됩니다.`,
  both: (terms, privacy) => `${terms} 및 ${privacy}`,
  terms: '서비스 약관',
  privacy: '개인정보 처리방침',

  continueIn: (wallet) => `${wallet}에서 계속하세요`,
  acceptRequest: '지갑에서 연결 요청을 승인해 주세요.',
  rejectedTitle: '연결이 거부되었습니다',
  rejectedText: '요청을 거부하셨습니다. 언제든지 다시 요청할 수 있습니다.',
  busyTitle: '지갑이 응답을 기다리고 있습니다',
  busyText: '지갑을 열어 이미 와 있는 요청에 응답한 뒤 다시 시도해 주세요.',
  failedTitle: '연결하지 못했습니다',
  failedText: '지갑이 연결되지 않았습니다. 지갑의 잠금을 해제하고 다시 시도해 주세요.',
  forbiddenTitle: '허용되지 않는 작업입니다',
  forbiddenText: '지갑이 사이트의 이 요청을 허용하지 않습니다.',

  accountTitle: '계정',
  copyAddress: '주소 복사',
  addressCopied: '주소를 복사했습니다',
  copyFailed: '주소를 복사하지 못했습니다',
  network: '네트워크',
  viewOnExplorer: '탐색기에서 보기',
  disconnectFailed: '연결을 해제하지 못했습니다. 지갑에서 이 사이트의 연결을 해제해 주세요.',

  unsupportedTitle: '네트워크 전환',
  unsupportedOne: (network) =>
    `지갑이 다른 네트워크에 연결되어 있습니다. 계속하려면 ${network} 네트워크로 전환해 주세요.`,
  unsupportedMany:
    '지갑이 여기서 지원되지 않는 네트워크에 연결되어 있습니다. 계속하려면 다음 중 하나를 선택해 주세요.',
  switchNetwork: '네트워크 전환',
  switchingTitle: (network) => `${network} 네트워크로 전환 중`,
  acceptSwitch: '지갑에서 요청을 승인해 주세요.',
  switchRejected: '전환을 거부하셨습니다. 언제든지 다시 요청할 수 있습니다.',
  switchFailed: (network) =>
    `${network} 네트워크로 전환하지 못했습니다. 지갑에서 전환하거나 다시 시도해 주세요.`,

  networksTitle: '네트워크 선택',
  networkInUse: '사용 중',
  networksHelp: '지갑에서 전환 승인을 요청할 수 있습니다.',
  switchChainTitle: (network) => `${network}(으)로 전환`,
  switchChainText: (network) => `${network}에 연결된 계정이 아직 없습니다. 전환한 다음 지갑을 연결하세요.`,

  switchFailedAny: '네트워크를 전환하지 못했습니다. 지갑에서 전환하거나 다시 시도하세요.',

  walletsTitle: '내 지갑',
  walletsRow: '지갑',
  walletInUse: '사용 중',
  disconnectWallet: (wallet) => `${wallet} 연결 해제`,
  addWallet: '다른 지갑 연결',
  walletSwitchFailed: '지갑이 응답하지 않습니다. 잠금을 해제한 뒤 다시 시도하세요.',

  tokensTitle: '토큰',
  balanceFailed: '토큰 잔액을 사용할 수 없음',
  balanceRetry: '잠시 후 자동으로 다시 시도합니다.',

  signTitle: '로그인',
  signLead: (site) => `${site}에 로그인`,
  signText: '메시지에 서명하여 이 계정의 소유자임을 증명하세요. 비용이 들지 않으며 자산이 이동하지 않습니다.',
  sign: '서명',
  cancel: '취소',
  acceptSignature: '지갑에서 서명 요청을 수락하세요.',
  authenticating: '인증 중...',
  keepingSession: '서명을 확인하고 있습니다.',
  signFailed: '메시지 서명 오류',
  signFailedText: '지갑이 서명하지 못했습니다. 잠금을 해제하고 다시 시도하세요.',
  authenticationFailed: '인증을 시작하는 중 문제가 발생했습니다',
  sessionFailed: '로그인하지 못했습니다. 다시 연결해 주세요.',

  emailTitle: '소식 받기',
  emailText: (site) => `${site}에서 이메일 주소를 요청합니다. 이 사이트에만 제공됩니다.`,
  emailLabel: '이메일 주소',
  emailInvalid: '올바른 이메일 주소를 입력하세요',
  emailFailed: '이메일 주소를 저장하지 못했습니다. 다시 시도하세요.',
  emailSubmit: '계속',
  emailSkip: '건너뛰기',
}
