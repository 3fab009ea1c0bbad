import type { Strings } from '../en/base.ts'

export const ko: Strings = {
  $code: 'ko',
  $dir: 'ltr',

  close: '닫기',
  back: '뒤로',
  tryAgain: '다시 시도',
  loading: '불러오는 중…',
  loadFailed: '이 부분을 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
  pageUpdated: '이 페이지가 업데이트되었습니다. 계속하려면 페이지를 새로 고쳐 주세요.',
  partFailed: '이 페이지의 오류로 이 부분이 중단되었습니다. 다시 시도하거나 페이지를 새로 고쳐 주세요.',
  disconnect: '연결 해제',

  connectTitle: '지갑 연결',
  connectEmail: '이메일로 계속',
  socialTitle: '또는 다음으로 로그인',
  recent: '최근 사용',
  installed: '설치됨',
  recentWallets: '최근 사용',
  installedWallets: '설치됨',
  popularWallets: '인기',
  noWalletTitle: '지갑을 찾을 수 없습니다',
  noWalletText:
    '이 브라우저에 지갑을 설치하거나 지갑 앱 안에서 이 페이지를 연 다음, 페이지를 새로 고쳐 주세요.',
  get: '설치',
  getWallet: '지갑 설치하기',
  reload: '페이지 새로 고침',
  missingWalletText:
    '지갑 확장 프로그램이 설치되어 있고 이 사이트에서 사용하도록 설정되어 있는지 확인한 뒤, 페이지를 새로 고쳐 주세요.',
  allWallets: '모든 지갑',
  searchWallets: '지갑 검색',
  clearSearch: '검색어 지우기',
  results: (count) => `검색 결과 ${count}개`,
  noMatch: '이 이름의 지갑이 없습니다',
  listFailed: '지갑 목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  certified: '인증된 지갑만',
  haveNoWallet: '지갑이 없으신가요?',
  whatIsWallet: '지갑이란 무엇인가요?',
  walletHoldsTitle: '자산을 보관하는 곳',
  walletHoldsText:
    '지갑은 토큰과 NFT의 개인 키를 보관합니다. 지갑에서 자산을 확인하고 보내고 받을 수 있습니다.',
  walletSignsTitle: '로그인하는 방법',
  walletSignsText:
    '사이트는 비밀번호 대신 지갑에 확인을 요청합니다. 지갑에서 승인하기 전에는 아무 일도 일어나지 않습니다.',
  walletYoursTitle: '오직 나의 것',
  walletYoursText:
    '복구 구문을 적어 두고 누구에게도 알려 주지 마세요. 정상적인 사이트나 고객 지원팀은 절대 요구하지 않습니다.',
  getWalletText: '하나를 골라 설치한 뒤 이 페이지로 돌아와 주세요.',
  missingIt: (wallet) => `${wallet} 앱이 없으신가요?`,
  legal: (documents) => `지갑을 연결하면 ${documents}에 동의하는 것으로 간주됩니다.`,
  both: (terms, privacy) => `${terms} 및 ${privacy}`,
  terms: '서비스 약관',
  privacy: '개인정보 처리방침',

  continueIn: (wallet) => `${wallet}에서 계속해 주세요`,
  acceptRequest: '지갑에서 연결 요청을 승인해 주세요.',
  rejectedTitle: '연결이 거부되었습니다',
  rejectedText: '요청을 거부하셨습니다. 언제든지 다시 요청할 수 있습니다.',
  busyTitle: '지갑이 응답을 기다리고 있습니다',
  busyText: '지갑을 열어 이미 와 있는 요청에 응답한 뒤 다시 시도해 주세요.',
  failedTitle: '연결하지 못했습니다',
  failedText: '지갑이 연결되지 않았습니다. 지갑의 잠금을 해제하고 다시 시도해 주세요.',
  forbiddenTitle: '허용되지 않는 작업입니다',
  forbiddenText: '지갑이 사이트의 이 요청을 허용하지 않습니다.',

  scanTitle: '휴대폰으로 스캔',
  scanText: '지갑 앱을 열어 이 코드를 스캔하고 연결을 승인해 주세요.',
  linkCopied: '링크가 복사되었습니다',
  linkCopyFailed: '링크를 복사할 수 없습니다',
  relayOffline: '오프라인 상태입니다. 인터넷에 연결한 후 다시 시도해 주세요.',

  accountTitle: '계정',
  addressCopied: '주소를 복사했습니다',
  copyFailed: '주소를 복사하지 못했습니다',
  disconnectFailed: '연결을 해제하지 못했습니다. 지갑에서 이 사이트의 연결을 해제해 주세요.',

  unsupportedTitle: '네트워크 전환',
  switchNetwork: '네트워크 전환',

  networksTitle: '네트워크 선택',
  switchChainTitle: (network) => `${network} 네트워크로 전환`,

  walletsTitle: '내 지갑',
  addWallet: '다른 지갑 연결',

  signTitle: '로그인',
  cancel: '취소',
  authenticating: '인증 중...',
  signFailedText: '지갑이 서명하지 못했습니다. 잠금을 해제하고 다시 시도해 주세요.',
  authenticationFailed: '로그인 상태를 확인하지 못했습니다. 지갑을 다시 연결해 주세요.',
  sessionFailed: '로그인하지 못했습니다. 지갑을 다시 연결해 주세요.',
  sessionExpired: '지갑 연결이 만료되었습니다. 다시 연결해 주세요.',

  emailTitle: '소식 받기',
  emailLabel: '이메일 주소',
  emailWallet: '이메일 지갑',
  emailInvalid: '올바른 이메일 주소를 입력해 주세요',
  emailSubmit: '계속',

  walletReceiveTitle: '받기',

  walletSendTitle: '보내기',

  walletSendSelectTokenTitle: '토큰 선택',

  walletSendPreviewTitle: '내용 확인',

  walletSendConfirmedTitle: '거래',

  swapTitle: '교환',

  emailLoginTitle: '이메일로 로그인',

  approveTransactionTitle: '지갑에서 승인',

  registerAccountNameTitle: '이름 등록',

  registerAccountNameSuccessTitle: '내 이름',

  onRampProvidersTitle: '구매',

  onRampTokenSelectTitle: '토큰 선택',

  onRampFiatSelectTitle: '통화 선택',
}
