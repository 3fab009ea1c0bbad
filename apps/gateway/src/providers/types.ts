import type { Address, Hex } from 'viem'
import type { Chain } from '../chain/createChains.ts'

/** Balances in the smallest unit. A token that cannot be read, or that is not what its list says, is left out. */
export type BalanceProvider = {
  /** @throws when the native balance cannot be read */
  read: (chain: Chain, owner: Address) => Promise<{ native: bigint; tokens: Map<Address, bigint> }>
}

/** Prices in USD by token address; the native currency under `NATIVE_ADDRESS`. What has no price is missing. */
export type PriceProvider = {
  read: (chain: Chain, tokens: readonly Address[]) => Promise<Map<Address, number>>
}

export type WireTransfer = {
  fungible_info?: {
    name: string
    symbol: string
    /** CAIP-10; the native currency under `NATIVE_ADDRESS`. Undefined where the explorer tells no valid contract. */
    address?: string | undefined
    icon: { url: string | null }
  }
  nft_info?: { name: string | null; content: null; flags: { is_spam: boolean } }
  direction: 'in' | 'out' | 'self'
  quantity: { numeric: string }
}

export type WireTransaction = {
  id: string
  metadata: {
    operationType: string
    hash: string
    /** ISO 8601. */
    minedAt: string
    sentFrom: string
    sentTo: string | null
    status: 'confirmed' | 'failed'
    nonce: number
    chain: string
    /** The dapp whose contract was called, and what that did, by language; from the lists of contracts. */
    application?: { name: string }
    title?: { [language: string]: string }
  }
  transfers: WireTransfer[]
}

export type HistoryPage = { data: WireTransaction[]; next: string | null }

export type HistoryProvider = {
  /** Reads the first block that is covered, where that is not the chain's first. */
  readFrom?: (chain: Chain) => Promise<number>
  /** @throws {HttpError} 400 for a cursor that is not of this provider */
  page: (chain: Chain, owner: Address, query: { cursor?: string; limit: number }) => Promise<HistoryPage>
}

export type Identity = { name: string; avatar: string | null }

export type IdentityProvider = {
  /** The name an address has chosen, if it leads back to the address. */
  lookup: (address: Address) => Promise<Identity | null>
  resolve: (name: string) => Promise<Address | null>
}

/** So much of one token for another; `NATIVE_ADDRESS` is the native currency. Amounts are in smallest units. */
export type SwapQuery = { from: Address; to: Address; amount: bigint }

export type SwapOrder = SwapQuery & {
  owner: Address
  path: readonly Address[]
  minOut: bigint
  /** In seconds of the chain's time. */
  deadline: bigint
}

/** The amounts of a swap that an account tries now. */
export type SwapTrial =
  | {
      status: 'done'
      received: bigint
      /** The part of each transfer that the tokens keep, in per cent; missing for one that keeps nothing. */
      fees: { from?: number; to?: number }
    }
  /** It fails, although the account has what it sells. */
  | { status: 'failed' }
  /** The account has too little of it, or the node cannot try. */
  | { status: 'unknown' }

export type SwapProvider = {
  /** The contract that takes the tokens, and that swaps. */
  spender: Address
  /** The best way. @throws {HttpError} 400 with the reason why there is none */
  quote: (chain: Chain, query: SwapQuery) => Promise<{ amountOut: bigint; path: readonly Address[] }>
  /** Tries the swap before anything is allowed. */
  probe: (chain: Chain, query: SwapQuery & { owner: Address; path: readonly Address[] }) => Promise<SwapTrial>
  build: (order: SwapOrder) => { to: Address; data: Hex; value: bigint; gas: bigint }
}
