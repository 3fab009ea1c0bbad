/** A token that can be bought. */
export type OnRampToken = {
  /** CAIP-10; `0xeeee…eeee` is the network's currency. */
  address: string
  /** CAIP-2. */
  chainId: string
  name: string
  symbol: string
  /** Safe to draw. */
  imageUrl: string | undefined
  /** Ids of the providers that sell it. */
  providers: readonly string[]
}

/** A currency to pay with. */
export type OnRampCurrency = {
  /** ISO 4217. */
  code: string
  decimals: number
  /** The least and the most of one purchase, decimal numbers. */
  min: string
  max: string
  /** Safe to draw. Undefined until it has come, and where there is none. */
  imageUrl: string | undefined
}

export type OnRampProvider = { id: string; name: string }

/**
 * A provider's quote for the amount: `receives` of the token, `fee` in the currency, within the amount. `unknown` if
 * the provider tells no price, or none now.
 */
export type OnRampQuote =
  | { status: 'loading' }
  | { status: 'ready'; receives: string; fee: string }
  | { status: 'unknown' }

/** The page of a provider. Its host is one of the provider's. */
export type OnRampLink = { provider: string; url: string }

/** The error of the form, for a text in the user's language. */
export type OnRampErrorCode =
  /** The amount is no decimal number, or missing. */
  | 'amount'
  /** The amount is a thousand times as much in some languages, and the sign is none of the user's. */
  | 'ambiguous'
  /** The amount has more decimals than the currency. */
  | 'decimals'
  /** The amount is not within the limits of the currency. */
  | 'limits'
  /** The server gave no link, or one that leads elsewhere than to the provider. */
  | 'link'
  /** The link has ended. Ask for another one. */
  | 'expired'

export type OnRampError = {
  code: OnRampErrorCode
  /** For developers. */
  message: string
}

/** The form and the quotes of buying. There while the modal has the feature `onRamp()`. */
export type OnRampState = {
  /** `off`: the server leads to no provider. */
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'off'
  providers: readonly OnRampProvider[]
  /** Those of the dapp's networks. */
  tokens: OnRampToken[]
  currencies: OnRampCurrency[]
  token?: OnRampToken | undefined
  currency?: OnRampCurrency | undefined
  /** As typed: digits with at most one point or comma. */
  amount: string
  /** By the provider's id. Empty while the amount is not right. */
  quotes: Record<string, OnRampQuote>
  /** The provider whose link is asked for. */
  preparing?: string | undefined
  /** Draw it as a real link: a window that opens after waiting is blocked on phones. */
  link?: OnRampLink | undefined
  error?: OnRampError | undefined
}

/**
 * Functions that views call, as `modal.controls.onRamp`. Their results are in `state.onRamp`.
 *
 * @example
 * const { onRamp } = modal.controls
 * await onRamp?.load()
 * onRamp?.setAmount('50')
 * if (await onRamp?.prepare('moonpay')) console.log(modal.state.onRamp?.link?.url)
 */
export type OnRampControl = {
  /** Asks what can be bought. Does nothing where that is known. */
  load: () => Promise<void>
  /** Loads the pictures of the currencies. */
  loadPictures: () => Promise<void>
  /** `address` is that of one of `tokens`. */
  setToken: (address: string) => void
  setCurrency: (code: string) => void
  /**
   * Call it with each key: the providers are asked for their prices 300 ms after the last one, and `error` says 700 ms
   * after it what is wrong with the amount. The text is read by the signs of the modal's language.
   */
  setAmount: (text: string) => void
  /** Asks for the link to a provider's page. Resolves with whether it is there, else `error` says why not. */
  prepare: (provider: string) => Promise<boolean>
  /** Call it when the user follows the link: some links open once only. */
  leave: () => void
}
