import type { DeepReadonly, ModalState } from '../types/state.ts'
import { walletNetwork } from './selectors.ts'

/** True if the account in use can buy tokens: the feature is there, the project has it on, and the network is an EVM one. */
export const canBuy = (state: DeepReadonly<ModalState>): boolean =>
  state.onRamp !== undefined &&
  state.onRamp.status !== 'off' &&
  state.wallets.features.onRamp !== false &&
  walletNetwork(state)?.chainNamespace === 'eip155'
