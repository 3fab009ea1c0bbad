import type { NamesTexts } from '../en/names.ts'

export const ko: NamesTexts = {
  namesText: '주소 대신 이 이름으로 받을 수 있습니다. 이름과 주소의 연결은 공개됩니다.',
  namesLabel: '이름',
  namesRules: 'a~z 영문자, 숫자, 하이픈을 4자 이상 입력해 주세요.',
  namesSearching: '사용 가능한 이름을 찾는 중…',
  namesFree: '사용 가능',
  namesTaken: '사용 중',
  namesTakenText: '이미 사용 중인 이름입니다. 다른 이름을 선택해 주세요.',
  namesCost: '무료입니다. 확인을 위해 메시지에 서명합니다.',
  namesSubmit: '등록',
  namesSigning: '지갑에서 서명해 주세요…',
  namesRegistering: '등록 중…',
  namesDone: '이제 이 이름이 내 계정을 가리킵니다.',
  namesClose: '계정으로 돌아가기',

  namesErrorNetwork: '네트워크를 찾을 수 없습니다',
  namesErrorSigner: '메시지에 서명할 수 있는 지갑을 연결해 주세요.',
  namesErrorChainId: '이 네트워크에는 이름이 없습니다. 다른 네트워크로 전환해 주세요.',
  namesErrorSuggestions: '이름 제안을 가져오지 못했습니다',
  namesErrorRegister: (name) => `이름 ${name} 등록에 실패했습니다`,
}
