import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers a path such as `/pairing+tabs` with the builds of these pages. */
    buildsUrl: string
  }
}

const script = fileURLToPath(new URL('buildPages.ts', import.meta.url))

/** Serves the builds of pages to the processes of a run. Each is made once, when the first of them asks for it. */
export default async function setup({ provide }: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-pages-'))
  const builds = new Map<string, Promise<string>>()

  /** Runs in a process of its own: the mode of a build is that of its process, and Vitest's own would be a development build. */
  async function build(names: string) {
    const args = ['--conditions=@foyer/source', script, names, join(directory, names)]
    const { stdout } = await execa(process.execPath, args, { env: { NODE_ENV: 'production' } })
    return stdout
  }

  const server = createServer(async (request, response) => {
    const names = request.url?.slice(1) ?? ''
    const built = builds.get(names) ?? build(names)
    builds.set(names, built)
    await built.then(
      (apps) => response.end(apps),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provide('buildsUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  return async () => {
    server.closeAllConnections()
    server.close()
    await Promise.allSettled(builds.values())
    await rm(directory, { recursive: true })
  }
}
