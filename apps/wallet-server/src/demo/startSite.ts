import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { OperatorError } from '@foyer/server-kit'

/** The folder of the site, which is a separate package that needs this one. */
const FRAME = fileURLToPath(new URL('../../../wallet-frame', import.meta.url))

/** The part of the site's settings that a demo has. */
export type SiteParameters = {
  port: number
  publicUrl: string
  serverUrl: string
  projectsFile: string
  operator: string
  write: (line: string) => void
}

type StartWalletFrame = (settings: object) => Promise<{ stop: () => Promise<void> }>

/**
 * Starts the wallet's site in this process, and builds its files the first time.
 *
 * @throws {OperatorError} the site is not there, or cannot be built
 */
export async function startSite({
  port,
  publicUrl,
  serverUrl,
  projectsFile,
  operator,
  write,
}: SiteParameters) {
  const main = join(FRAME, 'server/startWalletFrame.ts')
  if (!existsSync(main)) throw away('The wallet’s site is not beside the servers.')
  if (!existsSync(join(FRAME, 'dist'))) {
    write('Building the wallet’s site, once…')
    await build()
  }
  const { startWalletFrame } = (await import(pathToFileURL(main).href)) as {
    startWalletFrame: StartWalletFrame
  }
  return startWalletFrame({
    host: '127.0.0.1',
    port,
    idleSeconds: 75,
    publicUrl,
    authUrl: serverUrl,
    vaultUrl: serverUrl,
    projectsFile,
    operators: { own: operator, other: undefined },
    logLevel: 'warn',
  })
}

async function build() {
  const vite = findVite()
  if (vite === undefined) throw away('The wallet’s site is not built, and Vite is not installed.')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: FRAME,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw away('The wallet’s site could not be built.')
}

function findVite(): string | undefined {
  try {
    const file = createRequire(join(FRAME, 'package.json')).resolve('vite/package.json')
    return join(dirname(file), 'bin/vite.js')
  } catch {
    return undefined
  }
}

const away = (problem: string) =>
  new OperatorError(`${problem} Run \`npx -y pnpm@12.21.0 install\` in the repository, and try again.`, {
    section: 'demo',
  })
