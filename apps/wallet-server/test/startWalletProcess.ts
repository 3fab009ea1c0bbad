import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PGLITE_FLAGS } from '@foyer/harness/processes'
import type { Role } from '../src/config.ts'
import { createKey, createKeyLine } from '../src/shared/keys.ts'
import { PUBLIC_URLS, SITE_ORIGIN, writeProjects } from './startTestServers.ts'

/** Writes keys and a project file into a folder. Returns the environment of a server that has them. */
export async function prepareWalletProcess(role: Role, directory: string, smtpUrl: string) {
  const [kek, pepper] = [join(directory, `${role}-kek`), join(directory, `${role}-pepper`)]
  await writeFile(kek, createKeyLine())
  await writeFile(pepper, createKey())
  return {
    WALLET_PUBLIC_URL: PUBLIC_URLS[role],
    WALLET_SITE_URL: SITE_ORIGIN,
    WALLET_PROJECTS: await writeProjects(directory),
    WALLET_OPERATOR: 'Company A',
    WALLET_KEK_FILE: kek,
    WALLET_PEPPER_FILE: pepper,
    WALLET_SMTP_URL: smtpUrl,
    WALLET_MAIL_FROM: 'wallet@example.com',
    WALLET_STATE_DIR: join(directory, 'state'),
    WALLET_PORT: '0',
  }
}

/** Runs a server as its operators do: as a process that is told everything by its environment. */
export async function startWalletProcess(
  role: Role,
  env: Record<string, string>,
  main = join(import.meta.dirname, '../src/main.ts'),
) {
  const child = spawn(
    process.execPath,
    ['--conditions=@foyer/source', ...PGLITE_FLAGS, main, 'start', role],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const exited = once(child, 'exit').finally(() => process.off('exit', kill))
  let url = ''
  for await (const line of createInterface({ input: child.stdout })) {
    url = /http:\S+/.exec(line)?.[0] ?? ''
    if (url !== '') break
  }
  if (url === '') throw new Error(`The process of ${role} has ended before it listened.`)
  child.stdout.resume()
  return {
    url,
    pid: child.pid,
    /** As a crash. */
    async kill() {
      kill()
      await exited
    },
  }
}
