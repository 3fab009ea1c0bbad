import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, getSdkError, populateAuthPayload } from '@walletconnect/utils'
import { type Accounts, isEvm } from './accounts.ts'
import { type createSolanaSigner, SOLANA_METHODS } from './createSolanaSigner.ts'
import type { createSigner } from './signer.ts'

const USER_REJECTED = { code: 5000, message: 'User rejected.' }

type WalletError = { code: number; message: string }

/** The decisions of the person in front of the wallet. */
export type Answers = {
  /**
   * To a request to connect. `wrongChain` shares an account on a chain nobody asked for, `noAccounts` none at all; an
   * error is answered as it is. Default `approve`.
   */
  proposal: 'approve' | 'reject' | 'ignore' | 'wrongChain' | 'noAccounts' | WalletError
  /** To a request to sign or to send; a result or an error is answered as it is. Default `approve`. */
  request: 'approve' | 'reject' | 'ignore' | { result: unknown } | { error: WalletError }
  /** True if it signs in while it connects (`wc_sessionAuthenticate`). Default false. */
  authenticate: boolean
  /** CAIP-2 chains on which it shares an account. Default those that it has. */
  chains: readonly string[]
}

export type AnsweringParameters = {
  kit: Awaited<ReturnType<typeof WalletKit.init>>
  answers: Readonly<Answers>
  /** Gets the requests to the wallet: `proposal`, `authenticate` or the method. */
  asked: string[]
  accounts: Accounts
  signer: ReturnType<typeof createSigner>
  solana: ReturnType<typeof createSolanaSigner>
}

/** Answers what dapps ask, as the person in front of the wallet decides. */
export function createAnswering({ kit, answers, asked, accounts, signer, solana }: AnsweringParameters) {
  /** A message may come twice, and the SDK hands some of them on twice: people are asked once. */
  const known = new Set<number>()
  function askOnce(id: number, answer: () => Promise<unknown>) {
    if (known.has(id)) return
    known.add(id)
    void settle(answer())
  }
  kit.on('session_proposal', (proposal) => askOnce(proposal.id, () => answerProposal(proposal)))
  kit.on('session_request', (request) => askOnce(request.id, () => answerRequest(request)))
  const onAuthenticate = (request: WalletKitTypes.SessionAuthenticate) =>
    askOnce(request.id, () => answerAuthenticate(request))
  listenToAuthenticate()

  /** The SDK answers with a plain proposal while nobody listens. */
  function listenToAuthenticate() {
    kit.off('session_authenticate', onAuthenticate)
    if (answers.authenticate) kit.on('session_authenticate', onAuthenticate)
  }

  async function answerProposal({ id }: Pick<WalletKitTypes.SessionProposal, 'id'>) {
    asked.push('proposal')
    const { proposal } = answers
    if (proposal === 'ignore') return
    if (proposal === 'reject') return kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
    if (typeof proposal === 'object') return kit.rejectSession({ id, reason: proposal })
    await approve(id, proposal)
  }

  async function approve(id: number, proposal: 'approve' | 'wrongChain' | 'noAccounts') {
    const list = proposal === 'wrongChain' ? ['eip155:424242'] : answers.chains
    await kit.approveSession({
      id,
      namespaces: accounts.namespacesOn(list, proposal === 'noAccounts' ? [] : undefined),
    })
  }

  async function answerRequest(request: WalletKitTypes.SessionRequest) {
    asked.push(request.params.request.method)
    if (answers.request !== 'ignore') await respond(request, answers.request)
  }

  type Pending = Pick<WalletKitTypes.SessionRequest, 'id' | 'topic' | 'params'>

  async function respond({ id, topic, params }: Pending, answer: Exclude<Answers['request'], 'ignore'>) {
    const response = await answerCall(params.request.method, params.request.params, answer)
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...response } })
  }

  async function answerCall(method: string, values: unknown, answer: Answers['request']) {
    if (answer === 'reject') return { error: USER_REJECTED }
    if (typeof answer === 'object') return answer
    try {
      const isSolana = SOLANA_METHODS.includes(method)
      return { result: isSolana ? solana.answer(method, values) : await signer.answer(method, values) }
    } catch (error) {
      return { error: { code: -32000, message: String(error) } }
    }
  }

  async function answerAuthenticate({ id, params }: WalletKitTypes.SessionAuthenticate) {
    asked.push('authenticate')
    if (answers.proposal === 'ignore') return
    if (answers.proposal === 'reject')
      return kit.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') })
    const authPayload = populateAuthPayload({
      authPayload: params.authPayload,
      chains: answers.chains.filter(isEvm),
      methods: accounts.methods,
    })
    const auths = await Promise.all(
      authPayload.chains.map(async (chain) => {
        const iss = `did:pkh:${chain}:${signer.address}`
        const message = kit.formatAuthMessage({ request: authPayload, iss })
        return buildAuthObject(authPayload, { t: 'eip191', s: await signer.signMessage(message) }, iss)
      }),
    )
    await kit.approveSessionAuthenticate({ id, auths })
  }

  return {
    listenToAuthenticate,

    /** The user agrees after all to what has been ignored. */
    async approveIgnored() {
      for (const { id } of Object.values(kit.getPendingSessionProposals()))
        await settle(approve(id, 'approve'))
      for (const request of kit.getPendingSessionRequests()) await settle(respond(request, 'approve'))
    },

    /** The user answers the requests that have been ignored. */
    async answerIgnored(answer: Exclude<Answers['request'], 'ignore'>) {
      for (const request of kit.getPendingSessionRequests()) await settle(respond(request, answer))
    },
  }
}

/** A request that ended meanwhile (expired, its session gone) can no longer be answered, as with a real wallet. */
async function settle(answer: Promise<unknown>) {
  await answer.catch((error: unknown) => console.error('The wallet could not answer:', error))
}
