import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import type { Project } from '@foyer/wallet-api'
import { base58, base64 } from '@scure/base'
import type { ApprovalRequest } from '../approval/createApprovals.ts'
import type { Login } from '../login/createLogin.ts'
import { loadPart } from '../parts/loadPart.ts'
import type { RpcRequest } from '../rpc/createPost.ts'
import { toReplyError } from '../rpc/toReplyError.ts'
import { createNode } from './createNode.ts'
import { type CreateSolanaSignerParameters, createSolanaSigner } from './createSolanaSigner.ts'
import { describeSolanaMessage } from './describeMessage.ts'
import { type DescribeTransactionParameters, describeSolanaTransaction } from './describeTransaction.ts'
import { nameOf, resolveNetwork } from './networks.ts'
import { readTransaction } from './readTransaction.ts'
import { requireValid, sendTransaction } from './sendTransaction.ts'

export type CreateSolanaParameters = CreateSolanaSignerParameters & {
  project: Pick<Project, 'solana'>
  login: Pick<Login, 'unlock'>
}

type Method =
  | 'solana_signMessage'
  | 'solana_signTransaction'
  | 'solana_signAllTransactions'
  | 'solana_signAndSendTransaction'

/** A request that the policy lets be shown. */
export type SolanaVerdict = { [method in Method]: { method: method; params: RpcParams<method> } }[Method]

export type AnswerParameters = {
  /** Verified. */
  origin: string
  /** Resolves when the user has approved, and the key is there. */
  ask: (request: Pick<ApprovalRequest, 'text' | 'account' | 'described'>) => Promise<void>
  /** Makes way for another screen of the same request. */
  next: () => void
}

type TransactionVerdict = Exclude<SolanaVerdict, { method: 'solana_signMessage' }>
type Place = { account: string; network: string; node: RpcRequest } & Pick<AnswerParameters, 'ask' | 'next'>
type AskForParameters = Place & Pick<DescribeTransactionParameters, 'isSent' | 'part'>

const isMissing = (signature: Uint8Array) => signature.every((byte) => byte === 0)

/** The Solana account of the wallet. */
export function createSolana({ project, login, signer, fetch }: CreateSolanaParameters) {
  const nodes = new Map<string, RpcRequest>()

  const askSigner = createSolanaSigner({ signer, fetch })

  function nodeOf(reference: string): RpcRequest {
    const known = nodes.get(reference)
    if (known !== undefined) return known
    const node = createNode(project.solana?.[reference]?.rpcUrls ?? [], reference, fetch)
    nodes.set(reference, node)
    return node
  }

  /** Shows a transaction. What is approved is signed by what this returns: the bytes that were shown. */
  async function askFor(encoded: string, { account, network, node, ask, ...shown }: AskForParameters) {
    const text = JSON.stringify({
      method: 'solana_signTransaction',
      params: { transaction: encoded, pubkey: account },
    })
    const [{ description, transaction, nonce }] = await Promise.all([
      describeSolanaTransaction({ text, account, node, ...shown }),
      loadPart(() => import('./fy-wallet-solana.ts')),
    ])
    if (shown.isSent && transaction.signatures.filter(isMissing).length > 1)
      throw new ReplyError('Others have to sign this transaction before it is sent')
    await ask({ text, account, described: { description, network } })
    return async () => {
      await requireValid(transaction, { node, nonce })
      const { signature, transaction: signed = '' } = await askSigner(text)
      return { signature, transaction: signed }
    }
  }

  async function answerTransactions(verdict: TransactionVerdict, place: Place) {
    const { method, params } = verdict
    if (method === 'solana_signTransaction')
      return (await askFor(params.transaction, { ...place, isSent: false }))()
    if (method === 'solana_signAndSendTransaction') {
      const sign = await askFor(params.transaction, { ...place, isSent: true })
      const { transaction } = await sign()
      const [first = new Uint8Array()] = readTransaction(base64.decode(transaction)).signatures
      const id = base58.encode(first)
      await sendTransaction(place.node, { transaction, id, options: params.options })
      return { signature: id }
    }
    const { transactions } = params
    const signs: (() => Promise<{ transaction: string }>)[] = []
    for (const [at, encoded] of transactions.entries()) {
      if (at > 0) place.next()
      const part = transactions.length > 1 ? { index: at + 1, count: transactions.length } : undefined
      signs.push(await askFor(encoded, { ...place, isSent: false, part }))
    }
    // None is signed before all are approved.
    const signed: string[] = []
    for (const sign of signs) signed.push((await sign()).transaction)
    return { transactions: signed }
  }

  return {
    /**
     * The address, on a network of the project. The key is unlocked for it.
     *
     * @throws {ReplyError} the project does not have the network, or nobody is logged in any more
     */
    async address(chainId: string | number | undefined): Promise<string> {
      resolveNetwork(project, chainId)
      await login.unlock()
      return (await askSigner()).address
    },

    /** Answers a request when the user has approved what is then signed. */
    async answer(
      verdict: SolanaVerdict,
      chainId: string | number | undefined,
      { origin, ask, next }: AnswerParameters,
    ): Promise<unknown> {
      const reference = resolveNetwork(project, chainId)
      await login.unlock()
      const { address: account } = await askSigner()
      const network = nameOf(reference)
      if (verdict.method !== 'solana_signMessage')
        return answerTransactions(verdict, { account, network, node: nodeOf(reference), ask, next }).catch(
          (error: unknown) => {
            throw toReplyError(error)
          },
        )
      const { method, params } = verdict
      const text = JSON.stringify({ method, params })
      const description = describeSolanaMessage({ text, account, reference, origin, now: Date.now() })
      await ask({ text, account, described: { description, network } })
      const { signature } = await askSigner(text)
      return { signature }
    },
  }
}

export type Solana = ReturnType<typeof createSolana>
