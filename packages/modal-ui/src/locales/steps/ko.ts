import type { StepsTexts } from './en.ts'

export const ko: StepsTexts = {
  dismiss: '알림 닫기',
  alertAPKT001: '이 사이트는 해당 네트워크를 지원하지 않습니다.',
  alertAPKT002: '이 주소는 프로젝트에서 허용되지 않았습니다.',
  alertAPKT003: '지갑 목록을 불러오지 못해 기본 목록을 표시합니다.',
  alertAPKT004: '지갑이 응답하지 않습니다. 지갑을 열어 요청을 확인해 주세요.',
  alertAPKT005: '이 사이트는 프로젝트에서 확인되지 않았습니다.',
  alertAPKT006: '세션이 유효하지 않습니다. 기기의 시계를 확인해 주세요.',
  alertAPKT007: '프로젝트 ID가 유효하지 않습니다.',
  alertAPKT008: '켜진 기능에 프로젝트 ID가 필요합니다.',
  alertAPKT009: '이 사이트의 서버에 문제가 있습니다. 나중에 다시 시도해 주세요.',
  alertAPKT010: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  alertAPKTW001: '연결된 계정이 없는 네트워크가 지정되었습니다.',
  alertAPKTW002: '이메일 주소가 올바르지 않습니다.',
  alertIframeLoad: '이메일 로그인에 필요한 구성 요소를 불러올 수 없습니다',
  alertIframeTimeout: '이메일 지갑이 제시간에 응답하지 않았습니다. 다시 시도해 주세요.',

  notInstalled: (wallet) => `설치되지 않음: ${wallet}`,
  installText: '설치한 뒤 이 페이지를 새로 고치거나 앱 안에서 이 페이지를 열어 주세요.',
  openIn: (wallet) => `${wallet}에서 열기`,
  getOnPhone: (wallet) => `이 코드를 스캔하여 휴대폰에 ${wallet} 앱을 설치해 주세요.`,
  website: '웹사이트',

  qrLabel: '지갑 앱용 QR 코드',
  copyLink: '링크 복사',
  codeExpiresIn: (time) => `남은 시간 ${time}`,
  codeExpired: '코드가 만료되었습니다',
  codeExpiredText: '코드는 몇 분 동안만 유효합니다.',
  newCode: '새 코드',
  scanWith: (wallet) => `휴대폰에서 ${wallet} 앱을 열고 이 코드를 스캔한 뒤 연결을 승인해 주세요.`,
  ways: '연결 방법',
  wayQrcode: 'QR 코드',
  wayMobile: '앱',
  wayDesktop: '데스크톱',
  wayWeb: '웹',
  wayExtension: '확장 프로그램',
  wayInside: '지갑 안에서',
  openWallet: (wallet) => `${wallet} 열기`,
  openText: '지갑이 연결할지 묻습니다. 지갑에서 승인한 뒤 이 페이지로 돌아와 주세요.',
  openAgain: '다시 열기',
  notOpened: (wallet) => `${wallet} 앱이 열리지 않나요?`,
  notOpenedText:
    '이 기기에 설치되어 있지 않을 수 있습니다. 다시 열거나, 설치하거나, 다른 기기에서 코드를 사용해 주세요.',
  returnedText: '이미 승인했다면 잠시 기다려 주세요. 아니라면 지갑을 다시 열어 주세요.',
  insideText: '이 페이지가 지갑 안에서 다시 열리며, 거기서 연결할 수 있습니다.',
  unreachable: (wallet) => `이 기기에서 열 수 없음: ${wallet}`,
  unreachableText: '이 기기에서 연결할 방법이 없습니다. 다른 기기나 다른 지갑을 사용해 주세요.',
  pairInstead: (wallet) => `휴대폰에서 ${wallet} 사용`,
  relayTitle: '지갑에 연결할 수 없음',
  relayUnreachable:
    '페어링 서비스가 응답하지 않습니다. 방화벽이나 브라우저 확장 프로그램이 차단했을 수 있습니다.',
  relayProjectId: '이 사이트의 페어링 설정이 올바르지 않습니다. 운영자에게 알려 주세요.',
  relayOrigin: '이 사이트는 페어링 서비스를 사용할 수 없습니다. 운영자에게 알려 주세요.',
  relayClock: '이 기기의 시계가 맞지 않습니다. 시간을 맞춘 후 다시 시도해 주세요.',
  relayRateLimited: '현재 연결 요청이 많습니다. 1분 후에 다시 시도해 주세요.',

  unsupportedOne: (network) =>
    `지갑이 다른 네트워크에 연결되어 있습니다. 계속하려면 ${network} 네트워크로 전환해 주세요.`,
  unsupportedMany:
    '지갑이 여기서 지원되지 않는 네트워크에 연결되어 있습니다. 계속하려면 다음 중 하나를 선택해 주세요.',
  switchingTitle: (network) => `${network} 네트워크로 전환 중`,
  acceptSwitch: '지갑에서 요청을 승인해 주세요.',
  switchRejected: '전환을 거부하셨습니다. 언제든지 다시 요청할 수 있습니다.',
  switchFailed: (network) =>
    `${network} 네트워크로 전환하지 못했습니다. 지갑에서 전환하거나 다시 시도해 주세요.`,

  networkInUse: '사용 중',
  networksHelp: '지갑에서 전환 승인을 요청할 수 있습니다.',
  switchChainText: (network) => `${network}에 연결된 계정이 아직 없습니다. 전환한 다음 지갑을 연결해 주세요.`,

  switchFailedAny: '네트워크를 전환하지 못했습니다. 지갑에서 전환하거나 다시 시도해 주세요.',

  walletInUse: '사용 중',
  disconnectWallet: (wallet) => `${wallet} 연결 해제`,
  walletSwitchFailed: '지갑이 응답하지 않습니다. 잠금을 해제한 뒤 다시 시도해 주세요.',

  signLead: (site) => `${site}에 로그인`,
  signText:
    '메시지에 서명하여 이 계정의 소유자임을 증명해 주세요. 비용이 들지 않으며 자산이 이동하지 않습니다.',
  sign: '서명',
  preparingMessage: '이 사이트에서 서명할 메시지를 준비하고 있습니다.',
  acceptSignature: '지갑에서 서명 요청을 승인해 주세요.',
  keepingSession: '서명을 확인하고 있습니다.',
  signFailed: '메시지 서명 오류',
  noMessageText: '이 사이트의 서버에서 서명할 메시지를 받지 못했습니다. 잠시 후 다시 시도해 주세요.',

  emailText: (site) => `${site}에서 이메일 주소를 요청합니다. 이 사이트에만 제공됩니다.`,
  emailFailed: '이메일 주소를 저장하지 못했습니다. 다시 시도해 주세요.',
  emailSkip: '건너뛰기',
}
