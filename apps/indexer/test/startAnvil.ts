import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

const LISTENING = /Listening on (\S+)/

/** A development chain with BNB smart chain's id on a free port. */
export async function startAnvil(flags: string[]) {
  const child = spawn(findAnvil(), ['--host', '127.0.0.1', '--port', '0', '--chain-id', '56', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const [, listening] = LISTENING.exec(output) ?? []
      if (listening !== undefined) resolve(listening)
    })
    exited.then(() => reject(new Error(`anvil ended while starting: ${output}`)), reject)
  })
  child.stdout.removeAllListeners('data').resume()
  return {
    rpcUrl: `http://${address}`,
    async destroy() {
      process.off('exit', kill)
      kill()
      await exited
    },
  }
}

/** The native binary itself, for its launcher would be a second process to stop. */
function findAnvil() {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  const name = `@foundry-rs/anvil-${process.platform}-${architecture}`
  return createRequire(launcher).resolve(`${name}/bin/anvil`)
}
