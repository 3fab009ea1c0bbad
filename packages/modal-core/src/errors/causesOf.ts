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

/** What a wallet threw, and each error inside of it, from the outside in. */
export function causesOf(thrown: unknown): WalletError[] {
  const causes: WalletError[] = []
  let error = thrown
  while (causes.length < DEPTH && typeof error === 'object' && error !== null) {
    const one: WalletError = error
    causes.push(one)
    error = one.cause ?? one.data?.originalError
  }
  return causes
}
