import type { Network, Schedule, Sending, SolanaProvider } from '@foyer/modal-core'
import {
  AccountChangedError,
  BaseError,
  schedule as pageSchedule,
  UserRejectedError,
} from '@foyer/modal-core/page'
import { fromBase58, toBase58 } from '../../encoding/base58.ts'
import { toBase64 } from '../../encoding/base64.ts'
import type { Request } from '../../rpc/rpcOf.ts'
import { ecosystemOf } from '../../send/ecosystemOf.ts'
import { TransferError } from '../../send/TransferError.ts'
import { methodOf } from '../../standard/readWallet.ts'
import { fromAddress, SIGNATURE_LENGTH } from '../base58.ts'
import { chainOf } from '../chains.ts'
import { createNodes } from '../createNodes.ts'
import type { SolanaConnections } from '../createSolanaConnections.ts'
import { SYSTEM } from '../programs.ts'
import { signAndSendTransaction, signTransaction } from '../requests.ts'
import { signatureOf } from '../transaction.ts'
import { followSignature, reachedBy } from './followSignature.ts'
import { encodeMessage, hasMessage, toTransaction } from './message.ts'
import { mostSol, type Plan, planTransfer } from './planTransfer.ts'
import { readLifetime } from './readChain.ts'

type CreateSolanaSendingParameters = Pick<SolanaConnections, 'getProvider' | 'askWallet'> & {
  schedule?: Schedule | undefined
}

/** Coins that arrive there are burnt. */
const BURNT: readonly string[] = [SYSTEM, '1nc1nerator11111111111111111111111111111111']
type Sent = { last: bigint; bytes: string | undefined }

/** Sends SOL and tokens of SPL. */
export function createSolanaSending({
  getProvider,
  askWallet,
  schedule = pageSchedule,
}: CreateSolanaSendingParameters): Sending {
  const nodeOf = createNodes()
  const sent = new Map<string, Sent>()

  /** Asks the network's nodes. What they answer wrongly is said as what people can do about it. */
  async function ask<answer>(network: Network, run: (request: Request) => Promise<answer>): Promise<answer> {
    try {
      return await run(await nodeOf(network))
    } catch (cause) {
      if (cause instanceof BaseError) throw cause
      throw new TransferError('nodeDown', { network: network.name, cause })
    }
  }

  type SignParameters = { network: Network; address: string; connectorId: string; plan: Plan }

  async function sign({ network, address, connectorId, plan }: SignParameters): Promise<string> {
    const provider = await getProvider(connectorId)
    const isSame = provider?.account.address === address && provider.chain === chainOf(network)
    if (provider === undefined || !isSame) throw new AccountChangedError()
    // The preview may have been read for longer than a blockhash lasts.
    const { blockhash, last } = await ask(network, readLifetime)
    const message = encodeMessage({ payer: address, blockhash, instructions: plan.instructions })
    const transaction = toTransaction(message)
    if (methodOf(provider.wallet, 'solana:signTransaction') === undefined)
      return sendByWallet(provider, { network, transaction })
    const signed = await askWallet(() => signTransaction(provider, { transaction })).catch(async (cause) => {
      // A wallet may refuse what was open for longer than the network takes it.
      if (!(cause instanceof UserRejectedError) && (await isOver({ network, last, by: 'processed' })))
        throw new TransferError('sendExpired', { cause })
      throw cause
    })
    const signature = toBase58(signatureOf(signed, address) ?? new Uint8Array())
    // A wallet that has changed the transaction may have given it another blockhash.
    const end = hasMessage(signed, message) ? last : (await ask(network, readLifetime)).last
    await send({ network, signature, last: end, bytes: toBase64(signed) })
    return signature
  }

  type IsOverParameters = { network: Network; last: bigint; by: 'processed' | 'confirmed' }

  /** True if the network has passed the last block that takes a transaction. A node that does not answer knows of nothing. */
  async function isOver({ network, last, by }: IsOverParameters): Promise<boolean> {
    const reached = await ask(network, (request) => reachedBy(request, by)).catch(() => undefined)
    return reached !== undefined && reached.height > last
  }

  /**
   * Sends what a wallet has signed. Whatever the nodes answer, one of them may have it: it is followed until the network has
   * taken it or no longer can, and never sent as another one.
   */
  async function send({ network, signature, last, bytes }: Sent & { network: Network; signature: string }) {
    const request = await ask(network, async (one) => one)
    // A wallet may have been open for longer than the network takes the transaction.
    if (await isOver({ network, last, by: 'confirmed' })) throw new TransferError('sendExpired')
    sent.set(signature, { last, bytes })
    const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
    // The answer is not waited for: a page that is left meanwhile has to know by then what it has sent.
    void request('sendTransaction', [bytes, options]).catch(() => {})
  }

  async function sendByWallet(
    provider: SolanaProvider,
    { network, transaction }: { network: Network; transaction: Uint8Array },
  ): Promise<string> {
    const signature = await askWallet(() => signAndSendTransaction(provider, { transaction })).catch(
      (cause) => {
        if (cause instanceof BaseError) throw cause
        throw new TransferError('mayBeSent', { wallet: provider.wallet.name, cause })
      },
    )
    // It has been sent: a node that fails now only cannot say how long it lasts.
    const lifetime = await ask(network, readLifetime).catch(() => undefined)
    if (lifetime !== undefined) sent.set(signature, { last: lifetime.last, bytes: undefined })
    return signature
  }

  return {
    readReceiver(text) {
      if (BURNT.includes(text)) return { kind: 'invalid', code: 'zeroAddress' }
      if (fromAddress(text) !== undefined) return { kind: 'address', address: text }
      const found = ecosystemOf(text)
      if (found === undefined) return { kind: 'none' }
      const problem = { code: 'receiverElsewhere' as const, wallet: '', network: found }
      return { kind: 'invalid', code: 'receiver', problem }
    },

    async prepare(parameters) {
      const { network, address, connectorId } = parameters
      const provider = await getProvider(connectorId)
      const wallet = provider?.wallet.name ?? ''
      const plan = await ask(network, (request) => planTransfer({ ...parameters, request, wallet }))
      return { ...plan, send: () => sign({ network, address, connectorId, plan }) }
    },

    most: (parameters) =>
      ask(parameters.network, (request) => mostSol({ ...parameters, request, wallet: '' })),

    isTransactionId: (value): value is string =>
      typeof value === 'string' && value.length <= SIGNATURE_LENGTH && fromBase58(value)?.length === 64,

    lastBlockOf(hash) {
      const last = sent.get(hash)?.last
      return last === undefined ? undefined : Number(last)
    },

    follow({ hash, network, lastBlock }, tell) {
      const known = sent.get(hash)
      const last = known?.last ?? (lastBlock === undefined ? undefined : BigInt(lastBlock))
      const request = () => nodeOf(network)
      return followSignature({ signature: hash, last, bytes: known?.bytes, tell, schedule, request })
    },
  }
}
