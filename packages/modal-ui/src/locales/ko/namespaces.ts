import type { NamespacesTexts } from '../en/namespaces.ts'

export const ko: NamespacesTexts = {
  connectTo: (namespace) => `${namespace}에 연결`,
  sendInWallet: (wallet, network) => `${network}에서 보내기와 교환은 ${wallet}에서 할 수 있습니다.`,
  otherTokens: (wallet) => `여기에 없는 토큰은 ${wallet}에서 볼 수 있습니다.`,
  balanceHere: (network, others) => `${network} 잔액만 표시합니다. ${others} 계정은 포함되지 않습니다.`,
  viewActivity: (explorer) => `${explorer}에서 거래 보기`,
  feeInWallet: (wallet) => `네트워크 수수료는 ${wallet} 지갑이 정하고 확인 전에 보여 줍니다.`,
  depositCosts: (amount) => `받는 사람에게 아직 이 토큰이 없습니다. 계정을 여는 데 ${amount}가 더 듭니다.`,
  forPayments: '결제용',
  forOrdinals: 'Ordinals용',
  accountChanged: (wallet) =>
    `${wallet}에서 다른 계정을 사용 중입니다. 지갑에서 연결된 계정을 선택하거나 다시 연결하세요.`,
  amountDust: (amount, network) =>
    `${network}에서는 이 주소로 ${amount} 미만을 보낼 수 없습니다. 금액을 늘리세요.`,
  amountLeft: (amount) => `계정에 최소 ${amount}를 남겨야 합니다. 금액을 줄이세요.`,
  amountMax: (wallet) =>
    `수수료는 ${wallet} 지갑이 정하므로 최대 금액을 여기서 알 수 없습니다. 수수료를 남기고 금액을 입력하세요.`,
  amountNew: (amount) => `받는 계정이 새 계정이라 최소 ${amount}가 필요합니다. 금액을 늘리세요.`,
  answerAddress: (wallet, network) =>
    `${wallet}에서 ${network}의 올바른 주소를 받지 못했습니다. 지갑에서 ${network} 네트워크를 선택한 뒤 다시 연결하세요.`,
  answerInputs: (wallet) =>
    `${wallet} 지갑이 이 사이트가 지정한 것보다 많은 코인에 서명하여 사용하지 않았습니다. 다른 지갑을 연결하세요.`,
  answerOther: (wallet) =>
    `${wallet} 지갑이 요청과 다른 내용에 서명하여 사용하지 않았습니다. 다른 지갑을 연결하세요.`,
  answerSignature: (wallet) =>
    `${wallet}에서 올바른 서명을 받지 못했습니다. 전송된 것은 없습니다. 다시 시도하거나 다른 지갑을 연결하세요.`,
  answerUnsigned: (wallet) =>
    `${wallet} 지갑이 요청한 모든 항목에 서명하지 않았습니다. 전송된 것은 없습니다. 다시 시도하세요.`,
  blocked: (wallet) =>
    `이전에 거부되어 ${wallet} 지갑이 이 사이트를 차단합니다. 지갑 설정에서 사이트를 허용한 뒤 다시 시도하세요.`,
  cannotConnect: (wallet, network) =>
    `${wallet} 지갑은 ${network}에서 사이트에 연결할 수 없습니다. 다른 지갑을 연결하세요.`,
  cannotSend: (wallet, network) =>
    `${wallet} 지갑은 ${network}에서 사이트를 통해 보낼 수 없습니다. 지갑에서 직접 보내거나 다른 지갑을 연결하세요.`,
  cannotSignMessages: (wallet, network) =>
    `${wallet} 지갑은 ${network}에서 메시지에 서명할 수 없습니다. 다른 지갑을 연결하세요.`,
  cannotSignTransactions: (wallet, network) =>
    `${wallet} 지갑은 ${network}에서 트랜잭션에 서명할 수 없습니다. 다른 지갑을 연결하세요.`,
  cannotSwitchNetworks: (wallet, network) =>
    `사이트에서 ${wallet}의 네트워크를 바꿀 수 없습니다. 지갑에서 직접 ${network} 네트워크를 선택하세요.`,
  chainMissing: (wallet, network) =>
    `${wallet}에 ${network} 네트워크가 없습니다. 지갑에 네트워크를 추가하거나 여기서 다른 네트워크를 선택하세요.`,
  feeShort: (amount) =>
    `이 송금에는 금액 외에 ${amount}가 더 들지만 잔액이 부족합니다. 입금하거나 금액을 줄이세요.`,
  locked: '지갑이 잠겨 있습니다. 잠금을 해제한 뒤 다시 시도하세요.',
  mayBeSent: (wallet) =>
    `${wallet} 지갑이 트랜잭션을 보냈을 수 있습니다. 다시 시도하기 전에 탐색기에서 주소를 확인하세요.`,
  noAccount: (_, network) =>
    `지갑이 ${network}의 계정을 공유하지 않았습니다. 지갑에서 계정을 만들거나 선택한 뒤 다시 연결하세요.`,
  nodeDown: (_, network) => `${network}의 서버가 응답하지 않습니다. 연결을 확인하고 나중에 다시 시도하세요.`,
  nodeOfOtherNetwork: (_, network) =>
    `이 사이트가 ${network}에 쓰는 서버는 다른 네트워크의 것입니다. 사이트에 알려 주세요.`,
  ordinalsKept: (wallet) =>
    `${wallet} 지갑이 Ordinals 주소만 공유했으며 그 코인은 사용하지 않습니다. 지갑에서 결제용 주소를 공유하세요.`,
  receiverElsewhere: (_, network) => `${network}의 주소입니다. 보내는 네트워크의 주소를 입력하세요.`,
  receiverProgram: '이 주소는 사람이 아니라 프로그램의 것입니다. 보낸 자산을 잃을 수 있습니다.',
  receiverTokenAccount: '토큰 하나만 담는 계정입니다. 이 계정을 가진 지갑의 주소를 입력하세요.',
  receiverUnowned: '공유 지갑처럼 이 주소를 가진 단일 키가 없습니다. 소유자가 사용할 수 있을 때만 보내세요.',
  rejected: '요청을 거부했습니다. 언제든지 다시 요청할 수 있습니다.',
  replaced: (wallet) =>
    `다른 확장 프로그램이 ${wallet}의 자리를 차지하여 연결을 해제했습니다. 하나를 끈 뒤 다시 연결하세요.`,
  requestAddress: (wallet) =>
    `이 사이트가 요청한 주소를 ${wallet} 지갑이 공유하지 않습니다. 지갑에서 그 계정을 선택한 뒤 다시 연결하세요.`,
  requestAmount: '사용할 수 없는 금액입니다. 0보다 큰 금액을 입력한 뒤 다시 시도하세요.',
  requestInputs: (wallet) =>
    `이 트랜잭션은 사이트의 설명대로 코인을 쓰지 않아 ${wallet}에 요청하지 않았습니다. 페이지를 새로 고치세요.`,
  requestPsbt: (wallet) =>
    `이 사이트의 트랜잭션을 읽을 수 없어 ${wallet}에 요청하지 않았습니다. 페이지를 새로 고치세요.`,
  requestReceiver: (_, network) => `받는 주소가 ${network}의 주소가 아닙니다. 주소와 네트워크를 확인하세요.`,
  sendExpired: '지갑이 너무 늦게 응답하여 전송된 것이 없습니다. 다시 시도하세요.',
  sendRefused:
    '네트워크가 이 송금을 거부할 것이므로 지갑에 요청하지 않았습니다. 받는 주소와 금액을 확인하세요.',
  tokenRules: (wallet) => `이 토큰에는 자체 전송 규칙이 있습니다. ${wallet} 지갑에서 보내세요.`,
}
