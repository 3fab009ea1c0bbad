/**
 * The progress of a registration: `editing → signing → registering → registered`.
 *
 * - `editing`: the form.
 * - `signing`: the wallet asks the user.
 * - `registering`: the server is asked.
 * - `registered`: `registered` is the name.
 * - `failed`: `error` says why, and the name is kept. The next key leads back to `editing`.
 */
export type NamesStatus = 'editing' | 'signing' | 'registering' | 'registered' | 'failed'

/** The error of a registration, for a text in the user's language. */
export type NamesErrorCode =
  /** The name is shorter than 4 characters, or has others than letters of a to z, digits and hyphens. */
  | 'name'
  /** `Network not found` */
  | 'network'
  /** `Address or auth connector not found`: there is no account, or its wallet cannot sign. */
  | 'signer'
  /** `Invalid chainId`: names have no number for this chain. */
  | 'chainId'
  /** `Error fetching name suggestions`, or what the server says. */
  | 'suggestions'
  /** `Error registering name …`, or what the server says. */
  | 'register'
  /** The wallet did not sign. */
  | 'sign'
  /** The user declined in the wallet. */
  | 'rejected'
  /** The wallet still shows an earlier request. */
  | 'busy'
  /** `Action not allowed` */
  | 'forbidden'

export type NamesError = {
  code: NamesErrorCode
  /** For developers. */
  message: string
  /** The server's reason, in its own language. Safe to draw. */
  reason?: string | undefined
}

/** A name of the zone, and if it is taken. */
export type NameSuggestion = { name: string; registered: boolean }

/** The form for a name. There while the modal has the feature `names()`. */
export type NamesState = {
  status: NamesStatus
  /** The end of all names, for example `foyer.example`. */
  zone: string
  /** As typed, without the zone. */
  name: string
  /** True while the server is asked which names are free. */
  searching: boolean
  /** Names near to what was typed, free ones first. */
  suggestions: readonly NameSuggestion[]
  /** The whole name, once the account has it. */
  registered?: string | undefined
  error?: NamesError | undefined
}

/**
 * Functions that views call, as `modal.controls.names`. The progress of a registration is in `state.names`.
 *
 * @example
 * const { names } = modal.controls
 * names?.setName('alice')
 * if (await names?.register()) console.log(modal.state.names?.registered) // alice.foyer.example
 */
export type NamesControl = {
  /** Call it with each key: the server is asked 300 ms after the last one. */
  setName: (text: string) => void
  /** Has the account sign, and registers the name. Resolves with whether the account has it, else `error` says why not. */
  register: () => Promise<boolean>
  /** Empties the form. */
  reset: () => void
  /**
   * The address that a name leads to on the network in use.
   *
   * @throws {ResolveNameError}
   */
  resolve: (name: string) => Promise<string | undefined>
  /**
   * The names of the zone that an account has.
   *
   * @throws {FetchNamesError}
   */
  namesOf: (address: string) => Promise<readonly string[]>
}
