/** EIP-3326. wagmi gives this code to whatever a wallet answers, so its own class says nothing. */
const UNKNOWN_CHAIN = 4902
/** Wallets nest errors; none goes deeper than a few levels, a hostile one may be circular. */
const DEPTH = 8

/** Whether a switch failed because the wallet, or the library that drives it, does not have the chain. */
export function isUnknownChain(cause: unknown): boolean {
  let error = cause
  for (let depth = 0; depth < DEPTH && typeof error === 'object' && error !== null; depth++) {
    const { name, code, cause: next, data } = error as ChainError
    if (name === 'ChainNotConfiguredError' || (code === UNKNOWN_CHAIN && name !== 'SwitchChainError'))
      return true
    error = next ?? data?.originalError
  }
  return false
}

type ChainError = {
  name?: unknown
  code?: unknown
  cause?: unknown
  data?: { originalError?: unknown }
}
