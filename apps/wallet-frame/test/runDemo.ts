/** The demo as its users start it: by its command, in a process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort, PGLITE_FLAGS } from '@foyer/harness/processes'

const MAIN = fileURLToPath(import.meta.resolve('@foyer/wallet-server/main'))

export type Demo = ReturnType<typeof runDemo>

export function runDemo(...options: string[]) {
  const child = spawn(
    process.execPath,
    ['--conditions=@foyer/source', ...PGLITE_FLAGS, MAIN, 'solo', '--demo', ...options],
    { env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const exited = once(child, 'exit')
  let text = ''
  const started = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more
        if (text.includes('Ctrl-C ends it')) resolve()
      })
  })
  /** Resolves when the demo has started, or has ended without. */
  const settled = Promise.race([started, exited])
  return { child, exited, settled, read: () => text }
}

export async function choosePorts() {
  const [site, auth, mails] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const options = ['--site-port', site, '--auth-port', auth, '--mail-port', mails].map(String)
  return { site, auth, mails, options }
}
