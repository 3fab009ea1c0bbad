import { causesOf } from './causesOf.ts'

/** EIP-3326. wagmi gives this code to whatever a wallet answers, so its own class says nothing. */
const UNKNOWN_CHAIN = 4902
/** Wallets that answer with an internal error say it by text. */
const UNKNOWN_TEXT = /(unrecognized|unknown|unsupported) chain/i

/** Whether a switch failed because the wallet, or the library that drives it, does not have the chain. */
export const isUnknownChain = (thrown: unknown): boolean =>
  causesOf(thrown).some(
    ({ name, code, message }) =>
      name === 'ChainNotConfiguredError' ||
      (name !== 'SwitchChainError' && (code === UNKNOWN_CHAIN || UNKNOWN_TEXT.test(String(message)))),
  )
