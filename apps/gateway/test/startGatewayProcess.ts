import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PGLITE_FLAGS } from '@foyer/harness/processes'

export type GatewayProcess = Awaited<ReturnType<typeof startGatewayProcess>>

/** Runs the gateway as its operators do: as a process that takes every setting from its environment. */
export async function startGatewayProcess(
  env: Record<string, string>,
  options: readonly string[] = [],
  main = join(import.meta.dirname, '../launcher/main.ts'),
) {
  const child = spawn(
    process.execPath,
    ['--conditions=@foyer/source', ...PGLITE_FLAGS, main, 'start', ...options],
    {
      env: { ...process.env, GATEWAY_PORT: '0', GATEWAY_LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  if (child.pid === undefined) throw new Error('The process of the gateway does not start.')
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  /** Resolves with exit code and signal. */
  const exited = once(child, 'exit').finally(() => process.off('exit', kill))
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    exited.then(() => undefined),
  ])
  return {
    /** Empty when it ended before it listened. */
    url: /http:\S+/.exec(line ?? '')?.[0] ?? '',
    pid: child.pid,
    exited,
    errors: () => errors,
    /** Everything that it has printed, its log included. */
    output: () => output,
    /** As a crash. */
    kill,
    /** Tells it to end, and waits until it has. */
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
