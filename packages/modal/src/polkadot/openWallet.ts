import type {
  Network,
  PolkadotAccount,
  PolkadotInjectedSigner,
  PolkadotProvider,
  SiwxProof,
} from '@foyer/modal-core'
import { askWallet } from '../connections/askWallet.ts'
import type { WalletSession } from '../connections/connectionList.ts'
import { toHex } from '../encoding/hex.ts'
import { toNetworkAddress } from './ss58.ts'

/** The object that a wallet puts into `injectedWeb3`. Its answers are unknown until looked at. */
export type Injected = { enable: (dapp: string) => Promise<InjectedExtension> }

export type InjectedExtension = {
  accounts: {
    get: () => Promise<readonly PolkadotAccount[]>
    subscribe: (listener: (accounts: readonly PolkadotAccount[]) => void) => unknown
  }
  signer: PolkadotInjectedSigner
  /** Ends a pairing. Extensions have nothing of the kind. */
  end?: () => Promise<void>
}

type OpenWalletParameters = {
  injected: Injected
  name: string
  dapp: string
  networkInUse: () => Network | undefined
}

/** An account, each of its properties read once. */
type Account = {
  account: PolkadotAccount
  address: string
  genesisHash: unknown
  label: string | undefined
  type: unknown
}

/** More than any wallet shares. */
const MAX_ACCOUNTS = 256
/** Some wallets say that they share nothing until they have read their accounts. They may take as long, in milliseconds. */
const LATE_ACCOUNTS = 2_000
/** 64 bytes, 65 with the byte of an ECDSA signature or of the signature's type, 66 with both. */
const SIGNATURE = /^0x[0-9a-fA-F]{128}([0-9a-fA-F]{2}){0,2}$/
/** The words of extensions for a page that their user refused before. They do not ask again. */
const BLOCKED = /not allowed to interact/i

const SCHEMES: Readonly<Record<string, SiwxProof['scheme']>> = {
  sr25519: 'sr25519',
  ed25519: 'ed25519',
  ecdsa: 'substrate-ecdsa',
  ethereum: 'ecdsa',
}

/** Most wallets cause none of them. */
const loadErrors = () => import('../connections/errors.ts')

/**
 * Asks a wallet for its accounts, which it gives to a page that it has allowed before without a prompt.
 *
 * @throws {WalletBlockedError} its user refused this page before
 */
export async function openWallet(parameters: OpenWalletParameters): Promise<WalletSession<PolkadotProvider>> {
  const { injected, name, dapp, networkInUse } = parameters
  const extension = await askWallet(() => injected.enable(dapp)).catch(async (cause: unknown) => {
    if (!BLOCKED.test(String(Object(cause).message))) throw cause
    const { WalletBlockedError } = await loadErrors()
    throw new WalletBlockedError({ wallet: name, ecosystem: 'Polkadot', cause })
  })
  const getAccounts = async () => readAccounts(await askWallet(() => extension.accounts.get()))
  let all = await getAccounts()
  /** A paired wallet has said its accounts when it agreed. */
  const maySayLate = extension.end === undefined
  let setReady = () => {}
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
    if (all.length > 0 || !maySayLate) resolve()
  })

  /** The accounts on the network in use, whose id is the beginning of its genesis, as it writes them. Those of Ethereum's kind are on few networks, so they are last. */
  function accounts() {
    const { id, ss58Prefix } = networkInUse() ?? {}
    const found = new Map<string, Account>()
    for (const one of all) {
      const address = toNetworkAddress(one.address, ss58Prefix)
      const isHere = !one.genesisHash || String(one.genesisHash).startsWith(`0x${id}`)
      if (address !== undefined && isHere && !found.has(address)) found.set(address, one)
    }
    return [...found].toSorted(([a], [b]) => Number(a.startsWith('0x')) - Number(b.startsWith('0x')))
  }

  const accountOf = (address: string) => accounts().find(([own]) => own === address)?.[1]

  return {
    accounts: () => accounts().map(([address, { label }]) => ({ address, label })),
    chainId: () => networkInUse()?.id ?? '',
    ready,

    provider: (address) => ({
      name,
      address: accountOf(address)?.address ?? address,
      accounts: accounts().map(([, { account }]) => account),
      signer: extension.signer,
    }),

    watch(onChange) {
      /** True until the wallet has said accounts, or has had the time for it. Until then, none may mean not yet. */
      let isEarly = maySayLate
      let sharesNone = false
      function set(now: readonly Account[]) {
        all = now
        onChange()
      }
      const timer = setTimeout(async () => {
        isEarly = false
        if (sharesNone) set(await getAccounts().catch(() => []))
        setReady()
      }, LATE_ACCOUNTS)
      try {
        const stop = extension.accounts.subscribe((now) => {
          const said = readAccounts(now)
          sharesNone = said.length === 0
          if (sharesNone && isEarly) return
          isEarly = false
          set(said)
          setReady()
        })
        return () => {
          clearTimeout(timer)
          setReady()
          if (typeof stop === 'function') stop()
        }
      } catch {
        // The wallet is not followed.
        clearTimeout(timer)
        setReady()
        return () => {}
      }
    },

    async signText({ message, address }) {
      const { signer } = extension
      if (typeof signer?.signRaw !== 'function')
        throw new (await loadErrors()).UnsupportedFeatureError({
          wallet: name,
          ecosystem: 'Polkadot',
          action: 'signMessages',
        })
      const account = accountOf(address)
      const answer = await askWallet(() =>
        signer.signRaw({
          address: account?.address ?? address,
          data: toHex(new TextEncoder().encode(message)),
          type: 'bytes',
        }),
      )
      const { signature } = Object(answer) as { signature?: unknown }
      if (typeof signature !== 'string' || !SIGNATURE.test(signature))
        throw new (await loadErrors()).WalletAnswerError({
          wallet: name,
          ecosystem: 'Polkadot',
          reason: 'answered without a signature',
        })
      return { signature, proof: { scheme: SCHEMES[String(account?.type)] ?? 'sr25519' } }
    },

    ...(extension.end && { disconnect: extension.end }),
  }
}

/** Drops what is no account. */
function readAccounts(accounts: unknown): readonly Account[] {
  return (Array.isArray(accounts) ? accounts : []).slice(0, MAX_ACCOUNTS).flatMap((account) => {
    try {
      const { address, genesisHash, name, type } = account as PolkadotAccount
      if (toNetworkAddress(address, undefined) === undefined) return []
      return [{ account, address, genesisHash, label: typeof name === 'string' ? name : undefined, type }]
    } catch {
      // A getter has thrown, or it is no object.
      return []
    }
  })
}
