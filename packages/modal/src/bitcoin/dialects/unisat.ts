import type { Network } from '@foyer/modal-core'
import { type Action, UnsupportedFeatureError } from '../../connections/errors.ts'
import { toHex } from '../bytes.ts'
import { chainNamed, chainOf } from '../chains.ts'
import type { BitcoinWallet, DialectParameters, SharedAddress } from './types.ts'

/** The page's side of the wallet. Imitations lack some of its methods. */
export type UnisatProvider = Readonly<Record<string, unknown>>

type Call = (...parameters: readonly unknown[]) => Promise<unknown>

/** A wallet that speaks as UniSat does: one address at a time, PSBTs in hex. */
export function createUnisat(provider: UnisatProvider, { name }: DialectParameters): BitcoinWallet {
  function find(method: string): Call | undefined {
    const call = provider[method]
    return typeof call === 'function' ? async (...given) => call.apply(provider, given) : undefined
  }

  function need(method: string, action: Action): Call {
    const call = find(method)
    if (call === undefined)
      throw new UnsupportedFeatureError({ wallet: name, ecosystem: 'Bitcoin', action, feature: method })
    return call
  }

  /** Some wallets say the address alone, some a list of it. */
  async function read(addresses: unknown): Promise<readonly SharedAddress[]> {
    const [address] = Array.isArray(addresses) ? addresses : [addresses]
    if (address === undefined || address === '') return []
    const [publicKey, chain] = await Promise.all(
      ['getPublicKey', 'getChain'].map((method) => find(method)?.().catch(() => undefined)),
    )
    const named = Object(chain) as { enum?: unknown }
    return [{ address, publicKey, chainId: chainNamed('unisat', named.enum)?.id }]
  }

  async function switchNetwork(network: Network) {
    const chain = chainOf(network)
    const call = find('switchChain')
    if (call !== undefined) return call(chain?.unisat)
    // An older method, which knows one test network.
    return need('switchNetwork', 'switchNetworks')(chain?.prefix === 'bc' ? 'livenet' : 'testnet')
  }

  return {
    name,
    connect: async () => read(await need('requestAccounts', 'connect')()),
    resume: async () => read(await find('getAccounts')?.()),
    disconnect: async () => find('disconnect')?.(),
    watch(listener) {
      const onAccounts = (addresses: unknown) =>
        listener(Array.isArray(addresses) && addresses.length === 0 ? [] : undefined)
      const events: [string, (data: unknown) => void][] = [
        ['accountsChanged', onAccounts],
        ['networkChanged', () => listener()],
        ['chainChanged', () => listener()],
      ]
      for (const event of events) void find('on')?.(...event)
      return () => {
        for (const event of events) void find('removeListener')?.(...event)
      }
    },
    switchNetwork,
    signMessage: ({ message, protocol }) =>
      need('signMessage', 'signMessages')(message, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'),
    async signPsbt({ psbt, signInputs, broadcast }) {
      const sign = need('signPsbt', 'signTransactions')
      if (broadcast) need('pushPsbt', 'send')
      const toSignInputs = signInputs.map(({ index, address, sighashTypes }) => {
        return { index, address, ...(sighashTypes && { sighashTypes }) }
      })
      return { psbt: await sign(toHex(psbt), { autoFinalized: broadcast, toSignInputs }) }
    },
    push: (psbt) => need('pushPsbt', 'send')(toHex(psbt)),
    canSend: () => find('sendBitcoin') !== undefined,
    sendTransfer: ({ to, amount }) => need('sendBitcoin', 'send')(to, Number(amount)),
  }
}
