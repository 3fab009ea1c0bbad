import type { NamespacesTexts } from '../en/namespaces.ts'

export const ko: NamespacesTexts = {
  connectTo: (namespace) => `${namespace}에 연결`,
  sendInWallet: (wallet, network) => `${network}에서 보내기와 교환은 ${wallet}에서 할 수 있습니다.`,
  otherTokens: (wallet) => `여기에 없는 토큰은 ${wallet}에서 볼 수 있습니다.`,
  forPayments: '결제용',
  forOrdinals: 'Ordinals용',
  accountChanged: (wallet) =>
    `${wallet}에서 다른 계정을 사용 중입니다. 지갑에서 연결된 계정을 선택하거나 다시 연결하세요.`,
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
}
