import { createInterface } from 'node:readline'
import { execa } from 'execa'
import { cleanEnv } from './cleanEnv.ts'

/** Next's own program: npx would not pass on the signal that ends it. */
const NEXT = 'node_modules/next/dist/bin/next'

/** `start` serves what was built; `dev` compiles each page when it is asked for. */
export type NextCommand = 'start' | 'dev'

type StartNextOptions = { hostname?: string; port?: number; env?: Record<string, string> }

/** Starts the server of a Next app, on a free port unless one is named. */
export async function startNext(
  folder: string,
  command: NextCommand,
  { hostname = '127.0.0.1', port = 0, env = {} }: StartNextOptions = {},
) {
  const args = [NEXT, command, '--hostname', hostname, '--port', String(port)]
  const server = execa(process.execPath, args, {
    cwd: folder,
    env: { ...cleanEnv(), NEXT_TELEMETRY_DISABLED: '1', ...env },
    extendEnv: false,
    reject: false,
    all: true,
  })
  const ready = new Promise<string>((resolve) => {
    let origin = ''
    createInterface({ input: server.stdout }).on('line', (line) => {
      origin ||= /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(line)?.[0] ?? ''
      if (line.includes('Ready')) resolve(origin)
    })
  })
  const failed = server.then(({ all }) => {
    throw new Error(`next ${command} ended:\n${all}`)
  })
  return {
    origin: await Promise.race([ready, failed]),
    async stop() {
      server.kill()
      await server
    },
  }
}
