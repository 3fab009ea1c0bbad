import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '@foyer/harness/processes'
import { execa } from 'execa'
import { cleanEnv } from './cleanEnv.ts'

/** Anybody may publish anything. */
const toConfig = (folder: string, source: string | undefined) => `
storage: ${join(folder, 'storage')}
uplinks: ${JSON.stringify(source === undefined ? {} : { source: { url: source } })}
packages:
  'create-foyer': { access: $all, publish: $all }
  '@foyer/*': { access: $all, publish: $all }
  '**': { access: $all, publish: $all${source === undefined ? '' : ', proxy: source'} }
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`

export type StartRegistryOptions = {
  /** A registry that it asks once for each package that is not published here. Default: it asks nobody. */
  source?: string
}

/** Starts the registry that is installed in `fixture`; it keeps everything in `folder`. */
export async function startRegistry(fixture: string, folder: string, { source }: StartRegistryOptions = {}) {
  const config = join(folder, 'config.yaml')
  await writeFile(config, toConfig(folder, source))
  const port = await findFreePort()
  const args = ['node_modules/verdaccio/bin/verdaccio', '--config', config, '--listen', `127.0.0.1:${port}`]
  const server = execa(process.execPath, args, {
    cwd: fixture,
    env: cleanEnv(),
    extendEnv: false,
    reject: false,
    all: true,
  })
  const url = `http://127.0.0.1:${port}/`
  const failed = server.then(({ all }) => {
    throw new Error(`verdaccio ended:\n${all}`)
  })
  await Promise.race([untilItAnswers(url), failed])
  return {
    url,
    async stop() {
      server.kill()
      await server
      await failed.catch(() => {})
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const isUp = await fetch(new URL('-/ping', url)).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isUp) return
  await new Promise((resolve) => setTimeout(resolve, 100))
  return untilItAnswers(url)
}
