import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, address, lamports } from '@solana/kit'
import { LiteSVM } from 'litesvm'
import { z } from 'zod'
import { createMethods, SolanaRpcError } from './answerRpc.ts'
import {
  decodeTokenAccount,
  encodeExtendedMint,
  encodeMint,
  encodeTokenAccount,
  type MintExtensions,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  type TokenAccount,
} from './tokens.ts'

const SYSTEM = address('11111111111111111111111111111111')
/** The genesis of Solana's mainnet, of which networks have the first 32 characters as their id. */
const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

export type StartSolanaChainParameters = {
  /** The genesis hash that the node answers. LiteSVM has none. Default that of Solana's mainnet. */
  genesisHash?: string
}

export type SolanaChain = Awaited<ReturnType<typeof startSolanaChain>>

const callSchema = z.object({ id: z.unknown(), method: z.string(), params: z.unknown().optional() })

/**
 * A Solana chain in this process: the real runtime and the programs for tokens, with a node's JSON-RPC on a free port.
 * Each transaction is a block of its own. It does not know transactions of version 1.
 *
 * @example
 * const { rpcUrl, stop } = await startSolanaChain()
 */
export async function startSolanaChain({ genesisHash = MAINNET }: StartSolanaChainParameters = {}) {
  const svm = new LiteSVM()
  const methods: Record<string, (params: unknown) => unknown> = createMethods(svm, { genesisHash })
  const asked: string[] = []

  function answer(call: unknown) {
    const { id, method, params } = callSchema.parse(call)
    asked.push(method)
    try {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (run === undefined) throw new SolanaRpcError(-32601, 'Method not found')
      return { jsonrpc: '2.0', id, result: run(params) }
    } catch (error) {
      const { code, message, data } =
        error instanceof SolanaRpcError ? error : new SolanaRpcError(-32602, String(error))
      return { jsonrpc: '2.0', id, error: { code, message, data } }
    }
  }

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const body: unknown = JSON.parse(await readText(request))
    const answers = Array.isArray(body) ? body.map(answer) : answer(body)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()

  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The methods that the node has been asked for. */
    asked,
    balanceOf: (account: string) => svm.getBalance(address(account)) ?? 0n,
    /** Gives a user's account so many lamports more. */
    fund(account: string, amount: bigint) {
      const at = address(account)
      const total = lamports((svm.getBalance(at) ?? 0n) + amount)
      const data = new Uint8Array()
      svm.setAccount({
        address: at,
        data,
        executable: false,
        lamports: total,
        programAddress: SYSTEM,
        space: 0n,
      })
    },
    /** Makes earlier blockhashes invalid. */
    expireBlockhash: () => svm.expireBlockhash(),
    /** Lets so many blocks pass: a blockhash lasts for 150. */
    passBlocks(count: bigint) {
      svm.warpToSlot(svm.getClock().slot + count)
      svm.expireBlockhash()
    },
    /** Puts a token on the chain, all of which this account has. */
    addToken({ mint, account, owner, amount, decimals, state, extensions }: AddTokenParameters) {
      const kept = encodeTokenAccount({ mint: address(mint), owner: address(owner), amount, state })
      const token = { supply: amount, decimals }
      if (extensions === undefined) setData(mint, encodeMint(token))
      else setData(mint, encodeExtendedMint(token, extensions), TOKEN_2022_PROGRAM)
      setData(account, kept, extensions === undefined ? TOKEN_PROGRAM : TOKEN_2022_PROGRAM)
    },
    /** The amount in a token account. */
    tokensIn(account: string) {
      const found = svm.getAccount(address(account))
      return found.exists ? decodeTokenAccount(found.data)?.amount : undefined
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function setData(at: string, data: Uint8Array, programAddress: Address = TOKEN_PROGRAM) {
    const space = BigInt(data.length)
    const rent = lamports(svm.minimumBalanceForRentExemption(space))
    svm.setAccount({ address: address(at), data, executable: false, lamports: rent, programAddress, space })
  }
}

/** `account` is where the token is kept, and `owner` has it. With `extensions` it is one of Token-2022. */
type AddTokenParameters = {
  mint: string
  account: string
  owner: string
  amount: bigint
  decimals: number
  state?: TokenAccount['state']
  extensions?: MintExtensions
}

async function readText(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
