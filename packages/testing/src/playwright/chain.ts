import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { numberToHex } from 'viem'
import { TestMulticall } from '../generated/TestMulticall.ts'
import { PAGE } from '../options.ts'
import { createQueue } from '../queue.ts'
import { forward } from '../rpc.ts'

/** One development node that plays every chain of a dapp: they share accounts, contracts and blocks. */
export type DevelopmentChain = {
  /** JSON-RPC of the node itself, which is started if it does not run yet. */
  rpcUrl(): Promise<string>
  /** Asks the node as this chain. */
  request(request: { method: string; params?: unknown; chainId?: number }): Promise<unknown>
  /** Makes the node as it was at the start of the worker. Every test begins with that. */
  reset(): Promise<void>
}

/** Multicall3, which has the same address on all chains. */
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The id that a node has until it is asked as another chain. */
const ANVIL = 31_337

/** Of a node of your own, or of anvil from `@foundry-rs/anvil`, which starts with the first request. */
export function createDevelopmentChain(ownRpcUrl?: string): DevelopmentChain & { stop(): Promise<void> } {
  const enqueue = createQueue()
  let started: Promise<{ rpcUrl: string; child?: ChildProcess; snapshot: unknown }> | undefined
  let playing: number | undefined
  let isUsed = false

  async function start() {
    const { rpcUrl, child } = ownRpcUrl === undefined ? await startAnvil() : { rpcUrl: ownRpcUrl }
    // viem bundles reads into calls of this contract on every chain that it knows.
    const code = await forward(rpcUrl, 'eth_getCode', [MULTICALL, 'latest'])
    if (code === '0x') await forward(rpcUrl, 'anvil_setCode', [MULTICALL, TestMulticall.deployedBytecode])
    return { rpcUrl, ...(child && { child }), snapshot: await forward(rpcUrl, 'evm_snapshot', []) }
  }
  const running = () => {
    started ??= start()
    return started
  }

  return {
    rpcUrl: async () => (await running()).rpcUrl,
    request: ({ method, params = [], chainId = ANVIL }) => {
      if (method === 'eth_chainId') return Promise.resolve(numberToHex(chainId))
      // One after the other: the node is one chain at a time.
      return enqueue(async () => {
        const { rpcUrl } = await running()
        isUsed = true
        if (playing !== chainId) await forward(rpcUrl, 'anvil_setChainId', [chainId])
        playing = chainId
        return forward(rpcUrl, method, params)
      })
    },
    reset: () =>
      enqueue(async () => {
        if (started === undefined || !isUsed) return
        const node = await started
        await forward(node.rpcUrl, 'evm_revert', [node.snapshot])
        // A snapshot is gone once it was reverted to.
        node.snapshot = await forward(node.rpcUrl, 'evm_snapshot', [])
        isUsed = false
        playing = undefined
      }),
    async stop() {
      const child = (await started?.catch(() => undefined))?.child
      if (child === undefined || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** @throws {Error} `@foundry-rs/anvil` is not installed, or does not start */
async function startAnvil() {
  const child = spawn(findAnvil(), ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(ANVIL)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const address = await Promise.race([
    new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /^Listening on (\S+)$/.exec(line)?.[1]
        if (found !== undefined) resolve(found)
      })
    }),
    once(child, 'exit').then(() => {
      throw new Error('anvil ended before it listened.')
    }),
  ])
  return { rpcUrl: `http://${address}`, child }
}

/** The native binary: the launcher of the package would put a second process in between. */
function findAnvil(): string {
  const target = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  const extension = process.platform === 'win32' ? '.exe' : ''
  // It belongs to the person who runs the tests.
  const here = createRequire(`${process.cwd()}/package.json`)
  try {
    const launcher = here.resolve('@foundry-rs/anvil/package.json')
    return createRequire(launcher).resolve(`@foundry-rs/anvil-${target}/bin/anvil${extension}`)
  } catch (cause) {
    throw new Error(
      `A test needs the node of a chain, and there is none: npm install --save-dev @foundry-rs/anvil, or name a running one in \`dapp.rpcUrl\`.\nDocs: ${PAGE}#playwright`,
      { cause },
    )
  }
}
