import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ANVIL = fileURLToPath(new URL('../../node_modules/.bin/anvil', import.meta.url))

/** Starts a chain of its own on a free port. */
export async function startAnvil({ chainId }: { chainId: number }) {
  const child = spawn(ANVIL, ['--port', '0', '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const rpcUrl = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil stopped with ${code}: ${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const address = /Listening on (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(`http://${address}`)
    })
  })
  return { rpcUrl, stop: () => void child.kill() }
}
