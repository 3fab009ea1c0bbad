import type { OnRampTexts } from '../en/onRamp.ts'

export const ko: OnRampTexts = {
  onRampPay: '지불 금액',
  onRampGet: '받는 토큰',
  onRampTo: '받는 주소',
  onRampLimits: (min, max) => `${min}부터 ${max}까지`,
  onRampChoose: '구매처 선택',
  onRampAsking: '가격 확인 중…',
  onRampUnknown: '가격은 구매처 페이지에서',
  onRampFee: (fee) => `수수료 ${fee} 포함`,
  onRampPreparing: '링크를 가져오는 중…',
  onRampContinue: (provider) => `${provider}에서 계속`,
  onRampLeave: '결제는 새 탭에서 열리는 구매처 페이지에서 이루어집니다.',
  onRampFailed: '구매 옵션을 불러오지 못했습니다. 다시 시도해 주세요.',
  onRampOff: '지금은 구매할 수 없습니다.',

  onRampErrorAmount: '금액을 입력해 주세요. 예: 50',
  onRampErrorAmbiguous: (a, b) => `두 가지 금액으로 읽힐 수 있습니다. ${a} 또는 ${b}로 입력해 주세요.`,
  onRampErrorDecimals: (currency, decimals) => `${currency}의 소수점 이하는 최대 ${decimals}자리입니다.`,
  onRampErrorLeast: (min) => `최소 금액은 ${min}입니다.`,
  onRampErrorMost: (max) => `1회 최대 금액은 ${max}입니다.`,
  onRampErrorLink: '구매처에서 링크를 받지 못했습니다. 다시 시도하거나 다른 구매처를 선택해 주세요.',
  onRampErrorExpired: '링크가 만료되었습니다. 다시 받아 주세요.',
}
