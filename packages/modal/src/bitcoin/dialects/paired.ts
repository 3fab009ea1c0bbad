import type { MultiChainProvider } from '@foyer/modal-core'
import { UnsupportedFeatureError } from '../../connections/errors.ts'
import { isOfPrefix, readAddress } from '../address.ts'
import { toBase64 } from '../bytes.ts'
import { prefixOf } from '../chains.ts'
import type { BitcoinWallet, DialectParameters, SharedAddress } from './types.ts'

/** The ability that a wallet without a method lacks. */
const ACTIONS = {
  signMessage: 'signMessages',
  signPsbt: 'signTransactions',
  sendTransfer: 'send',
} as const

type Fields = Record<string, unknown>

/** The accounts on Bitcoin of a wallet on another device. */
export function createPaired(
  provider: MultiChainProvider,
  { name, purposes }: DialectParameters,
): BitcoinWallet {
  /** Addresses for ordinals, which the wallet names when it connects. */
  let others: readonly SharedAddress[] = []

  /** The accounts of the session: of each its first address, which stands for it. */
  const shared = () =>
    provider.accounts('bip122').flatMap((account) => {
      const [, chainId = '', address = ''] = account.split(':')
      const read = readAddress(address)
      const isThere = read !== undefined && isOfPrefix(read, prefixOf({ id: chainId }))
      return isThere ? [{ address, chainId, purpose: 'payment' }] : []
    })

  async function ask(method: string, params: { account: string } & Fields): Promise<Fields> {
    const { chainId = '' } = shared().find(({ address }) => address === params.account) ?? {}
    return Object(await provider.request({ chainId: `bip122:${chainId}`, method, params }))
  }

  async function request(method: keyof typeof ACTIONS, params: Fields & { address?: string }) {
    if (!provider.offers('bip122', method))
      throw new UnsupportedFeatureError({
        wallet: name,
        ecosystem: 'Bitcoin',
        action: ACTIONS[method],
        feature: method,
      })
    const accounts = shared()
    // An address for ordinals belongs to the account of its payment address.
    const account = (accounts.find(({ address }) => address === params.address) ?? accounts[0])?.address ?? ''
    return ask(method, { account, ...params })
  }

  /** The wallet's addresses that are not for payments. */
  async function findOthers(): Promise<readonly SharedAddress[]> {
    if (!purposes.includes('ordinals') || !provider.offers('bip122', 'getAccountAddresses')) return []
    const lists = shared().map(async ({ address: account, chainId }) => {
      const answer = await ask('getAccountAddresses', { account, intentions: ['ordinal'] }).catch(() => [])
      const addresses: readonly unknown[] = Array.isArray(answer) ? answer : []
      return addresses.flatMap((one) => {
        const { address, publicKey, intention } = Object(one) as Fields
        return intention === 'ordinal' ? [{ address, publicKey, chainId, purpose: 'ordinals' }] : []
      })
    })
    return (await Promise.all(lists)).flat()
  }

  return {
    name,
    async connect() {
      await provider.connect('bip122')
      others = await findOthers()
      return [...shared(), ...others]
    },
    resume: async () => (shared().length > 0 ? [...shared(), ...others] : []),
    disconnect: () => provider.disconnect(),
    watch(listener) {
      const stops = [
        provider.on('accountsChanged', ({ namespace }) => {
          if (namespace === 'bip122') listener()
        }),
        provider.on('disconnect', () => listener([])),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    signMessage: async (asked) => (await request('signMessage', asked)).signature,
    async signPsbt({ psbt, signInputs, broadcast }) {
      const answer = await request('signPsbt', { psbt: toBase64(psbt), signInputs, broadcast })
      return { psbt: answer.psbt, txid: answer.txid }
    },
    canSend: () => provider.offers('bip122', 'sendTransfer'),
    async sendTransfer({ from, to, amount }) {
      const params = { account: from, recipientAddress: to, amount: String(amount) }
      return (await request('sendTransfer', params)).txid
    },
  }
}
