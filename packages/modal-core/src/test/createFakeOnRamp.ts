import type { Feature } from '../types/feature.ts'
import type { OnRampState } from '../types/onRamp.ts'

/** Returns a gateway's offer, as `state.onRamp` has it once it is loaded. */
function onRampOffer(differs: Partial<OnRampState> = {}): OnRampState {
  const token = (address: string, name: string, symbol: string, providers: string[]) => ({
    address: `eip155:56:${address}`,
    chainId: 'eip155:56',
    name,
    symbol,
    imageUrl: undefined,
    providers,
  })
  const tokens = [
    token(`0x${'e'.repeat(40)}`, 'BNB', 'BNB', ['moonpay', 'transak']),
    token('0x55d398326f99059fF775485246999027B3197955', 'Tether USD', 'USDT', ['transak']),
  ]
  const currencies = [
    { code: 'USD', decimals: 2, min: '30', max: '10000', imageUrl: undefined },
    { code: 'EUR', decimals: 2, min: '30', max: '10000', imageUrl: undefined },
    { code: 'JPY', decimals: 0, min: '4000', max: '1500000', imageUrl: undefined },
  ]
  return {
    status: 'ready',
    providers: [
      { id: 'moonpay', name: 'MoonPay' },
      { id: 'transak', name: 'Transak' },
    ],
    tokens,
    currencies,
    token: tokens[0],
    currency: currencies[0],
    amount: '',
    quotes: {},
    ...differs,
  }
}

/** Something to buy, as a server has left it. */
export function createFakeOnRamp(differs: Partial<OnRampState> = {}): Feature {
  return {
    name: 'onRamp',
    start(modal) {
      const state = modal.attach('onRamp', onRampOffer(differs))
      modal.controls.onRamp = {
        load: async () => {},
        loadPictures: async () => {},
        setToken() {},
        setCurrency() {},
        setAmount(text) {
          state.amount = text
        },
        prepare: async () => false,
        leave() {},
      }
      return () => {}
    },
  }
}
