import type { MultiChainProvider, Network, PolkadotAccount } from '@foyer/modal-core'
import { UnsupportedFeatureError, WalletAnswerError } from '../connections/errors.ts'
import { fromHex, toHex } from '../encoding/hex.ts'
import type { Injected } from './openWallet.ts'

type ToInjectedParameters = {
  name: string
  networkInUse: () => Network | undefined
  /** True if the pairing is taken up after a reload, and must not begin anew. */
  isSilent: boolean
}

/** The methods that a paired wallet may not have granted. */
const ACTIONS = {
  polkadot_signTransaction: 'signTransactions',
  polkadot_signMessage: 'signMessages',
} as const

const HEX = /^0x([0-9a-f]{2})*$/i

/** The accounts on Polkadot of a paired wallet in the form of an extension, so that a dapp treats it as one of the page. */
export function toInjected(provider: MultiChainProvider, parameters: ToInjectedParameters): Injected {
  const { name, networkInUse, isSilent } = parameters
  const chainInUse = () => networkInUse()?.caipNetworkId ?? ''

  /** The accounts that the wallet shares on the network in use. */
  const accounts = (): readonly PolkadotAccount[] =>
    provider
      .accounts('polkadot')
      .filter((account) => account.startsWith(`${chainInUse()}:`))
      .map((account) => ({ address: account.slice(account.lastIndexOf(':') + 1), name }))

  let id = 0
  async function ask(chainId: string, method: keyof typeof ACTIONS, params: object) {
    if (!provider.offers('polkadot', method))
      throw new UnsupportedFeatureError({
        wallet: name,
        ecosystem: 'Polkadot',
        action: ACTIONS[method],
        feature: method,
      })
    const { signature } = Object(await provider.request({ chainId, method, params })) as {
      signature?: unknown
    }
    const text = String(signature)
    const hex = text.startsWith('0x') ? text : `0x${text}`
    if (typeof signature !== 'string' || !HEX.test(hex))
      throw new WalletAnswerError({
        wallet: name,
        ecosystem: 'Polkadot',
        reason: 'answered without a signature',
      })
    id += 1
    return { id, signature: hex as `0x${string}` }
  }

  const signer = {
    signPayload(payload: object) {
      const { address, genesisHash } = payload as { address: string; genesisHash?: string }
      const chainId = genesisHash === undefined ? chainInUse() : `polkadot:${genesisHash.slice(2, 34)}`
      return ask(chainId, 'polkadot_signTransaction', { address, transactionPayload: payload })
    },

    /** Extensions put the text between marks by themselves, so that no transaction can pass for one. Paired wallets may not. */
    signRaw({ address, data }: { address: string; data: string }) {
      const text = HEX.test(data) ? new TextDecoder().decode(fromHex(data)) : data
      const wrapped = text.startsWith('<Bytes>') ? text : `<Bytes>${text}</Bytes>`
      // Older wallets read `message`.
      const params = {
        address,
        data: toHex(new TextEncoder().encode(wrapped)),
        message: wrapped,
        type: 'bytes',
      }
      return ask(chainInUse(), 'polkadot_signMessage', params)
    },
  }

  return {
    async enable() {
      if (!isSilent) await provider.connect('polkadot')
      return {
        signer,
        accounts: {
          get: async () => accounts(),
          subscribe(listener) {
            const notify = () => listener(accounts())
            const stops = [
              provider.on('accountsChanged', ({ namespace }) => {
                if (namespace === 'polkadot') notify()
              }),
              provider.on('disconnect', notify),
            ]
            return () => {
              for (const stop of stops) stop()
            }
          },
        },
        end: () => provider.disconnect(),
      }
    },
  }
}
