import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { buildApp } from './buildApp.ts'

type Name = Parameters<typeof buildApp>[0]

const built = new Map<Name, ReturnType<typeof buildApp>>()

async function build(name: Name) {
  const directory = mkdtempSync(join(tmpdir(), `foyer-${name}-`))
  // The shared browser keeps a process from exiting by itself: Vitest then ends it, and Playwright has a listener, too.
  for (const end of ['exit', 'SIGTERM'])
    process.once(end, () => rmSync(directory, { recursive: true, force: true }))
  // Vitest's own would make it a development build.
  vi.stubEnv('NODE_ENV', 'production')
  const app = await buildApp(name, directory)
  vi.unstubAllEnvs()
  return app
}

/** The production build of a page, for all files of this process: a build takes as much work as several tests. */
export function shareApp(name: Name) {
  const app = built.get(name) ?? build(name)
  built.set(name, app)
  return app
}
