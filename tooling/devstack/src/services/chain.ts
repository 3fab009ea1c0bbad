import { createRequire } from 'node:module'
import { createPublicClient, http } from 'viem'
import { StackError } from '../errors.ts'
import type { Processes } from '../processes/createProcesses.ts'
import { createProcessService } from './createProcessService.ts'

const CHAIN_ID = 56

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64' }

export type CreateChainServiceParameters = {
  processes: Processes
  port: number
  /** Chain time of the first block, in seconds since 1970. */
  timestamp: number
}

/** anvil, set up so that an idle chain moves on (one block a second) and finalizes like a busy one. */
export function createChainService({ processes, port, timestamp }: CreateChainServiceParameters) {
  const url = `http://127.0.0.1:${port}`
  const client = createPublicClient({ transport: http(url, { retryCount: 0 }) })
  return createProcessService({
    processes,
    name: 'chain',
    url,
    command: () => ({
      file: findAnvil(),
      args: [
        ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(CHAIN_ID)],
        ...['--block-time', '1', '--mixed-mining', '--slots-in-an-epoch', '1'],
        ...['--timestamp', String(timestamp)],
      ],
    }),
    check: () => client.getChainId(),
  })
}

/** The native binary itself: the launcher of `@foundry-rs/anvil` would put a second process in between. */
function findAnvil() {
  const target = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  const extension = process.platform === 'win32' ? '.exe' : ''
  try {
    const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    return createRequire(launcher).resolve(`@foundry-rs/anvil-${target}/bin/anvil${extension}`)
  } catch (cause) {
    throw new StackError(
      `The development chain (anvil) is not installed for ${target}. Run \`npx -y pnpm@12.21.0 install\` and start again.`,
      { cause, section: 'what-can-go-wrong' },
    )
  }
}
