import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ANVIL = fileURLToPath(new URL('../../node_modules/.bin/anvil', import.meta.url))

export type StartAnvilParameters = { timestamp?: number; chainId?: number; args?: readonly string[] }

/** A chain of its own on a free port, for one test file. */
export async function startAnvil({ timestamp, chainId = 56, args = [] }: StartAnvilParameters = {}) {
  const clock = timestamp === undefined ? [] : ['--timestamp', String(timestamp)]
  const process = spawn(ANVIL, ['--port', '0', '--chain-id', String(chainId), ...clock, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(process, 'exit')
  const lines = createInterface({ input: process.stdout })
  const address = await Promise.race([
    new Promise<string>((resolve) => {
      lines.on('line', (line) => {
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
      process.kill()
      await ended
    },
  }
}
