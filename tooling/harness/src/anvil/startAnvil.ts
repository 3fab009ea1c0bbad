import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { endWithParent } from '../processes/endWithParent.ts'
import { findAnvil } from './findAnvil.ts'

export type StartAnvilParameters = {
  /** Default 56, BNB smart chain's. */
  chainId?: number
  /** Chain time of the first block, in seconds since 1970. Default the host's. */
  timestamp?: number
  /** More options of anvil. */
  args?: readonly string[]
}

export type Anvil = {
  rpcUrl: string
  /** Resolves when the process is gone. */
  stop: () => Promise<void>
}

/** Starts a separate chain on a free port, for one test file. It ends with the process that started it. */
export async function startAnvil({
  chainId = 56,
  timestamp,
  args = [],
}: StartAnvilParameters = {}): Promise<Anvil> {
  const clock = timestamp === undefined ? [] : ['--timestamp', String(timestamp)]
  const child = spawn(
    findAnvil(),
    ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId), ...clock, ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  endWithParent(child)
  const address = await Promise.race([
    new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /^Listening on (\S+)$/.exec(line)?.[1]
        if (found !== undefined) resolve(found)
      })
    }),
    ended.then(() => {
      throw new Error('anvil ended before it listened')
    }),
  ])

  return {
    rpcUrl: `http://${address}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
