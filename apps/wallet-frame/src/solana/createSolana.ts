import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import type { Project } from '@foyer/wallet-server/api'
import type { ApprovalRequest } from '../approval/createApprovals.ts'
import type { Login } from '../login/createLogin.ts'
import { PartError } from '../parts/errors.ts'
import type { Fetch } from '../rpc/createPost.ts'
import type { Signer } from '../signer/createSigner.ts'
import { MODULE_URL } from '../signer/solana/pinned.ts'
import type { SolanaSigned } from '../signer/solana/signSolana.ts'
import { describeSolanaMessage } from './describeMessage.ts'
import { nameOf, resolveNetwork } from './networks.ts'

export type CreateSolanaParameters = {
  project: Pick<Project, 'solana'>
  login: Pick<Login, 'unlock'>
  signer: Pick<Signer, 'solana'>
  fetch: Fetch
}

/** A request that the policy lets be shown. */
export type SolanaVerdict = { method: 'solana_signMessage'; params: RpcParams<'solana_signMessage'> }

export type AnswerParameters = {
  /** Verified. */
  origin: string
  /** Resolves when the user has approved, and the key is there. */
  ask: (request: Pick<ApprovalRequest, 'text' | 'account' | 'described'>) => Promise<void>
}

/** The Solana account of the wallet. The signer's module for it comes with the first request, and again for a new worker. */
export function createSolana({ project, login, signer, fetch }: CreateSolanaParameters) {
  async function readModule(): Promise<string> {
    const response = await fetch(MODULE_URL, {}).catch((cause: unknown) => {
      throw new PartError('connection', { cause })
    })
    if (!response.ok) throw new PartError('removed')
    return response.text()
  }

  /** Of an answer without a text there is the address alone. */
  async function askSigner(text?: string): Promise<SolanaSigned> {
    const answer =
      (await signer.solana({ text })) ?? (await signer.solana({ text, source: await readModule() }))
    if (!answer) throw new PartError('removed')
    return { signature: '', ...answer }
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
      { method, params }: SolanaVerdict,
      chainId: string | number | undefined,
      { origin, ask }: AnswerParameters,
    ): Promise<unknown> {
      const reference = resolveNetwork(project, chainId)
      await login.unlock()
      const { address: account } = await askSigner()
      const text = JSON.stringify({ method, params })
      const description = describeSolanaMessage({ text, account, reference, origin, now: Date.now() })
      await ask({ text, account, described: { description, network: nameOf(reference) } })
      const { signature } = await askSigner(text)
      return { signature }
    },
  }
}

export type Solana = ReturnType<typeof createSolana>
