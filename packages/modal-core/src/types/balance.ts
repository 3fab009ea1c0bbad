/** A token whose balance is shown. Its name, symbol and decimals come from its contract. */
export type TokenInput = {
  address: string
  /** Its picture, from an origin that your CSP allows. Default a letter. */
  imageUrl?: string | undefined
}

export type TokenBalance = {
  /** The token's contract. Undefined for the network's own currency. */
  address: string | undefined
  name: string
  symbol: string
  decimals: number
  /** In the token's smallest unit. */
  amount: bigint
  imageUrl: string | undefined
}

/** The balances of the account in use, the network's own currency first. */
export type BalanceState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; tokens: readonly TokenBalance[] }
  /** `message` says for developers why. */
  | { status: 'failed'; message: string }
