/** EIP-3326. wagmi gives this code to whatever a wallet answers, so its own class says nothing. */
const UNKNOWN_CHAIN = 4902
/** Wallets that answer with an internal error say it by text. */
const UNKNOWN_TEXT = /(unrecognized|unknown|unsupported) chain/i

/** Returns true if a switch failed because the wallet, or the library that drives it, does not have the chain. */
export const isUnknownChain = (thrown: unknown): boolean =>
  walletErrorsOf(thrown).some(
    ({ name, code, message }) =>
      name === 'ChainNotConfiguredError' ||
      (name !== 'SwitchChainError' && (code === UNKNOWN_CHAIN || UNKNOWN_TEXT.test(String(message)))),
  )

/** Wallets nest errors; none goes deeper than a few levels, a hostile one may be circular. */
const DEPTH = 8

type WalletError = {
  name?: unknown
  code?: unknown
  message?: unknown
  cause?: unknown
  /** MetaMask on phones nests its error here. */
  data?: { originalError?: unknown }
}

/** Returns the error that a wallet threw and each error inside it, from the outside in. */
export function walletErrorsOf(thrown: unknown): WalletError[] {
  const causes: WalletError[] = []
  let error = thrown
  while (causes.length < DEPTH && typeof error === 'object' && error !== null) {
    const one: WalletError = error
    causes.push(one)
    error = one.cause ?? one.data?.originalError
  }
  return causes
}
