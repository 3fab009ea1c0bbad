import type { AdapterHost, Network, SolanaProvider, StandardWallet } from '@foyer/modal-core'
import { askWallet } from '../connections/askWallet.ts'
import type { WalletSession } from '../connections/connectionList.ts'
import { methodOf } from '../standard/readWallet.ts'
import { accountsOf, readAccounts, type SolanaAccount } from './accounts.ts'
import { chainOf, idOfChain } from './chains.ts'

type OpenWalletParameters = {
  wallet: StandardWallet
  host: AdapterHost
  networkInUse: () => Network | undefined
  isSilent?: boolean
  /** The accounts that it has shared already. Undefined: it is asked. */
  accounts?: readonly SolanaAccount[]
  /** The account that it has chosen, if it has. */
  preferred?: string
}

/** Asks a wallet for its accounts. After a reload it is followed at once: it may answer late, and with none. */
export async function openWallet({
  wallet,
  host,
  networkInUse,
  isSilent = false,
  accounts: given,
  preferred,
}: OpenWalletParameters): Promise<WalletSession<SolanaProvider>> {
  let accounts = given ?? (isSilent ? [] : await ask(wallet))
  const ready = isSilent ? resume() : undefined
  // A wallet that refuses is dropped by what waits for it, if anything still does.
  ready?.catch(() => {})

  async function resume() {
    accounts = await ask(wallet, { silent: true })
  }

  /** The network that an account is on: that in use if the wallet has it, else one of the dapp's. */
  function networkOf({ chains }: SolanaAccount) {
    const inUse = networkInUse()
    return [...(inUse ? [inUse] : []), ...host.networks].find((one) => chains.includes(chainOf(one)))
  }

  function toProvider(address: string): SolanaProvider {
    const found = accounts.find((one) => one.address === address) as SolanaAccount
    const network = networkOf(found)
    const chain = network ? chainOf(network) : (found.chains[0] as SolanaProvider['chain'])
    return { wallet, account: found.account, chain }
  }

  return {
    accounts: () =>
      accounts.map(({ address, label }) => {
        return { address, label: typeof label === 'string' ? label : undefined }
      }),
    /** That of a wallet without the dapp's networks is its own. */
    chainId(address) {
      const account = accounts.find((one) => one.address === address)
      const network = account && networkOf(account)
      return network?.id ?? idOfChain(account?.chains[0] ?? '')
    },
    preferred,
    ready,
    provider: toProvider,

    /** One that says nothing by itself keeps the accounts that it connected with. */
    watch(onChange) {
      const stop = methodOf(
        wallet,
        'standard:events',
        'on',
      )?.('change', () => {
        const now = accountsOf(wallet)
        if (now === undefined) return
        accounts = now
        onChange()
      })
      return () => {
        if (typeof stop === 'function') stop()
      }
    },

    async signText({ message, address }) {
      const { signText } = await import('./signText.ts')
      return askWallet(() => signText(toProvider(address), message))
    },

    disconnect: async () => methodOf(wallet, 'standard:disconnect')?.(),
  }
}

/** Asks a wallet for its accounts. Without a prompt it may answer with none. */
async function ask(wallet: StandardWallet, input?: { silent: true }): Promise<readonly SolanaAccount[]> {
  const connect = methodOf(wallet, 'standard:connect')
  if (connect === undefined) {
    const { UnsupportedFeatureError } = await import('./errors.ts')
    throw new UnsupportedFeatureError({ wallet, feature: 'standard:connect' })
  }
  const answer = await askWallet(() => connect(...(input ? [input] : [])))
  return readAccounts((Object(answer) as { accounts?: unknown }).accounts)
}
