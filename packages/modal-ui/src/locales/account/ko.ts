import type { AccountTexts } from './en.ts'

export const ko: AccountTexts = {
  connectedWith: (wallet) => `${wallet} 지갑으로 연결됨`,
  copyAddress: '주소 복사',
  network: '네트워크',
  unknownNetwork: (id) => `알 수 없음 (${id})`,
  viewOnExplorer: '블록 탐색기에서 보기',
  walletsRow: '지갑',

  tokensTitle: '토큰',
  balanceFailed: '토큰 잔액을 불러올 수 없음',
  balanceRetry: '잠시 후 자동으로 다시 시도합니다.',

  activityTitle: '활동',
  activityEmpty: '아직 거래가 없습니다',
  activityEmptyText: '이 네트워크에서 보내거나 받거나 교환한 내역이 여기에 표시됩니다.',
  activityFailed: '거래를 가져오지 못했습니다',
  activityUnsupported: '이 네트워크의 거래는 여기에서 표시할 수 없습니다.',
  activityMore: '이전 거래 보기',

  isPending: '대기 중',
  didFail: '실패',
  sentTo: (address) => `받는 주소 ${address}`,
  receivedFrom: (address) => `보낸 주소 ${address}`,
  moreTransfers: (count) => `외 ${count}건`,

  didSend: '보냄',
  didReceive: '받음',
  didTrade: '교환',
  didMint: '민팅',
  didBurn: '소각',
  didApprove: '승인',
  didRevoke: '승인 철회',
  didDeposit: '예치',
  didWithdraw: '출금',
  didBorrow: '대출',
  didRepay: '상환',
  didStake: '스테이킹',
  didUnstake: '스테이킹 해제',
  didClaim: '수령',
  didDeploy: '배포',
  didCancel: '취소됨',
  didExecute: '컨트랙트 호출',
  signIn: '로그인',

  receiveText: (network) => `이 주소는 ${network}용입니다. 다른 네트워크로 보낸 토큰은 잃을 수 있습니다.`,
  addressQr: '내 주소의 QR 코드',
}
