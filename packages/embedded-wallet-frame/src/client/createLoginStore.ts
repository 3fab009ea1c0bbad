/** The part of `localStorage` that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type CreateLoginStoreParameters = {
  /** Null keeps everything for this page only. */
  web: WebStorage | null
  /** For tests. */
  now?: (() => number) | undefined
}

const PREFIX = '@appkit-wallet/'

/** In milliseconds. */
const COOLDOWN = 30_000

/** The chain of a user who has used none yet. */
const DEFAULT_CHAIN = 1

const KEYS = {
  used: 'EMAIL_LOGIN_USED_KEY',
  email: 'EMAIL',
  lastRequest: 'LAST_EMAIL_LOGIN_TIME',
  chain: 'LAST_USED_CHAIN_KEY',
  socialUserName: 'SOCIAL_USERNAME',
  socialProvider: 'SOCIAL_PROVIDER',
  smartAccountNetworks: 'SMART_ACCOUNT_ENABLED_NETWORKS',
} as const

const isChainId = (id: number) => Number.isSafeInteger(id) && id > 0

/**
 * Keeps data about the user's login on the dapp's origin, under the names that other clients of the wallet use. It
 * authorises nothing: the session is in the iframe.
 */
export function createLoginStore({ web, now = Date.now }: CreateLoginStoreParameters) {
  const memory = new Map<string, string>()

  /** A storage that is forbidden reads as an empty one. */
  function get(name: keyof typeof KEYS): string | undefined {
    try {
      return (web === null ? memory.get(KEYS[name]) : web.getItem(PREFIX + KEYS[name])) ?? undefined
    } catch {
      return undefined
    }
  }

  /** Undefined removes the item. */
  function set(name: keyof typeof KEYS, value: string | undefined) {
    try {
      if (value === undefined) {
        memory.delete(KEYS[name])
        web?.removeItem(PREFIX + KEYS[name])
      } else if (web === null) memory.set(KEYS[name], value)
      else web.setItem(PREFIX + KEYS[name], value)
    } catch {
      // A full or forbidden storage costs a login at the next visit, nothing more.
    }
  }

  return {
    /** Returns true if there may be a session, so that the iframe is mounted at the start of a page. */
    isUsed: () => get('used') === 'true',

    email: () => get('email'),

    /** Default 1. */
    chainId(): number {
      const id = Number(get('chain'))
      return isChainId(id) ? id : DEFAULT_CHAIN
    },

    setChainId: (id: number) => set('chain', String(id)),

    /** Seconds until another e-mail may be requested, 0 when it may be now. A time in the future is ignored. */
    cooldown(): number {
      const since = now() - Number(get('lastRequest') ?? Number.NaN)
      return since >= 0 && since < COOLDOWN ? Math.ceil((COOLDOWN - since) / 1000) : 0
    },

    /** An e-mail has been requested. */
    startCooldown: () => set('lastRequest', String(now())),

    /** A login has succeeded. */
    setUser({ email }: { email?: string | null | undefined }) {
      set('used', 'true')
      set('email', email ?? undefined)
      set('lastRequest', undefined)
    },

    /** Returns the name of the user of a social login. */
    socialUserName: () => get('socialUserName'),

    /** The provider of a social login. Other clients of the wallet keep none. */
    socialProvider: () => get('socialProvider'),

    /** A social login has succeeded, or one without a provider. */
    setSocialUser(provider?: string, name?: string) {
      set('socialProvider', provider)
      set('socialUserName', name)
    },

    /** The EVM networks with smart accounts, by chain id, as the wallet has said. */
    smartAccountNetworks(): number[] | undefined {
      const ids = get('smartAccountNetworks')?.split(',').filter(Boolean).map(Number)
      return ids?.every(isChainId) ? ids : undefined
    },

    setSmartAccountNetworks: (ids: readonly number[]) => set('smartAccountNetworks', ids.join(',')),

    /** There is no session any more. The cooldown goes on. */
    clear() {
      for (const name of [
        ...(['used', 'email', 'chain', 'smartAccountNetworks'] as const),
        ...(['socialUserName', 'socialProvider'] as const),
      ])
        set(name, undefined)
    },
  }
}

export type LoginStore = ReturnType<typeof createLoginStore>
