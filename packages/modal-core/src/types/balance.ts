/** A token whose balance is shown. Its name, symbol and decimals come from its contract. */
export type TokenInput = {
  /** The token's contract, on Solana its mint. */
  address: string
  /** For a token whose mint has no name of its own, as most have none on Solana. EVM contracts say theirs. */
  name?: string | undefined
  symbol?: string | undefined
  /** Its picture, from an origin that your CSP allows. Default the one that comes with the package, else a letter. */
  imageUrl?: string | undefined
  /** A word or two beside its amount, for example `Testnet`. */
  note?: string | undefined
}

export type TokenBalance = {
  /** CAIP-2 id of its network, for example `eip155:56`. */
  chainId: string
  /** The token's contract. Undefined for the network's own currency. */
  address: string | undefined
  name: string
  symbol: string
  decimals: number
  /** In the token's smallest unit. */
  amount: bigint
  /** The price of one, in USD. Undefined if not known. For labels only: money is `amount`. */
  price: number | undefined
  /** The value of the amount, in USD. Undefined if not known. */
  value: number | undefined
  imageUrl: string | undefined
  /** The `note` of the `tokens` option. */
  note: string | undefined
}

/** The balances of the account in use, the network's own currency first. */
export type BalanceState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; tokens: readonly TokenBalance[] }
  /** `message` says why, for developers. */
  | { status: 'failed'; message: string }

export type BalanceRecord = {
  current: BalanceState
  /** The time at which reading failed last, in milliseconds since 1970. It is not tried again for 30 s. */
  lastRetry?: number | undefined
}
