import type { BitcoinProvider, Network, Schedule, Sending, WalletProblem } from '@foyer/modal-core'
import { AccountChangedError, BaseError, schedule as pageSchedule } from '@foyer/modal-core/page'
import { UnsupportedFeatureError } from '../../connections/errors.ts'
import { ecosystemOf } from '../../send/ecosystemOf.ts'
import { followBy } from '../../send/followBy.ts'
import { TransferError } from '../../send/TransferError.ts'
import { isMissing } from '../askBitcoin.ts'
import { createServers } from '../createServers.ts'
import { readReceiver } from './readReceiver.ts'

type CreateBitcoinSendingParameters = {
  getProvider: (parameters: { connectorId: string }) => Promise<BitcoinProvider | undefined>
  /** False for a wallet of which it is known that it cannot send. */
  canSend?: ((parameters: { connectorId: string }) => boolean) | undefined
  /** The name of a wallet. */
  nameOf: (connectorId: string) => string
  schedule?: Schedule | undefined
}

const TXID = /^[0-9a-f]{64}$/
/** The time between two looks, in milliseconds: a block takes ten minutes. */
const ASK_EVERY = 30_000
/** After so many looks, two hours, the transaction is left to the user. */
const MOST_LOOKS = 240

/** Sends bitcoin by the wallet's own transfer: address and amount are ours, the coins and the fee are the wallet's. */
export function createBitcoinSending({
  getProvider,
  canSend,
  nameOf,
  schedule = pageSchedule,
}: CreateBitcoinSendingParameters): Sending {
  const ask = createServers()

  /** The wallet, if it still pays from the address that is shown. */
  async function requireProvider({ connectorId, address }: { connectorId: string; address: string }) {
    const provider = await getProvider({ connectorId })
    const payment = provider?.addresses.find(({ purpose }) => purpose === 'payment')?.address
    if (provider === undefined) throw new AccountChangedError()
    const isShared = provider.addresses.some((one) => one.address === address)
    if (isShared && payment !== address)
      throw new TransferError('ordinalsKept', { wallet: nameOf(connectorId) })
    if (payment !== address) throw new AccountChangedError()
    return provider
  }

  const isConfirmed = (network: Network, txid: string) =>
    ask(network, `/tx/${txid}/status`, (body) => Object(JSON.parse(body)).confirmed === true)

  return {
    readReceiver(text, network) {
      const read = readReceiver(text, network)
      if (read !== undefined) return { kind: 'address', address: read.address }
      const ecosystem = ecosystemOf(text)
      if (ecosystem === undefined) return { kind: 'none' }
      // An address of another network of Bitcoin has no mistake in it.
      if (ecosystem === 'Bitcoin' && !isOfAny(text)) return { kind: 'invalid', code: 'checksum' }
      const problem: WalletProblem =
        ecosystem === 'Bitcoin'
          ? { code: 'requestReceiver', wallet: '', network: network.name }
          : { code: 'receiverElsewhere', wallet: '', network: ecosystem }
      return { kind: 'invalid', code: 'receiver', problem }
    },

    async prepare({ network, address, connectorId, call: { to, amount } }) {
      await requireProvider({ connectorId, address })
      if (canSend?.({ connectorId }) === false)
        throw new UnsupportedFeatureError({
          wallet: nameOf(connectorId),
          ecosystem: 'Bitcoin',
          action: 'send',
        })
      const { dust } = readReceiver(to, network) ?? { dust: 0n }
      const { decimals, symbol } = network.nativeCurrency
      if (amount < dust)
        throw new TransferError('amountDust', {
          network: network.name,
          amount: { units: dust, decimals, symbol },
        })
      return {
        fee: undefined,
        async send() {
          const provider = await requireProvider({ connectorId, address })
          const wallet = nameOf(connectorId)
          try {
            return (await provider.sendTransfer({ to, amount })).txid
          } catch (cause) {
            if (cause instanceof BaseError) throw cause
            if (isMissing(cause))
              throw new UnsupportedFeatureError({ wallet, ecosystem: 'Bitcoin', action: 'send', cause })
            throw new TransferError('mayBeSent', { wallet, cause })
          }
        },
      }
    },

    most: ({ connectorId }) =>
      Promise.reject(new TransferError('amountMax', { wallet: nameOf(connectorId) })),

    isTransactionId: (value): value is string => typeof value === 'string' && TXID.test(value),

    follow: ({ hash, network }, tell) =>
      followBy({
        // The server may not have it yet.
        read: async () => ((await isConfirmed(network, hash)) ? 'confirmed' : undefined),
        every: ASK_EVERY,
        most: MOST_LOOKS,
        tell,
        schedule,
      }),
  }
}

/** The ids of a network of each kind of addresses. */
const KINDS = [
  '000000000019d6689c085ae165831e93',
  '00000000da84f2bafbbc53dee25a72ae',
  '0f9188f13cb7b2c71f2a335e3a4fc328',
]

const isOfAny = (text: string) => KINDS.some((id) => readReceiver(text, { id }) !== undefined)
