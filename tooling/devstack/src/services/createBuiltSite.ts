import { mkdir, rm, symlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeCommand } from '@foyer/harness/processes'
import { type BuildOnceParameters, buildOnce } from '../buildOnce.ts'
import { createProcessService } from './createProcessService.ts'
import { checkAnswers } from './http.ts'

export type CreateBuiltSiteParameters = BuildOnceParameters & {
  port: number
  /** A path in the stack's directory, for a link to the build. */
  link: string
}

/** A site that takes long to build. Its service runs before that, and says on each page that the site is being built. */
export function createBuiltSite({ port, link, ...parameters }: CreateBuiltSiteParameters) {
  const { processes, name } = parameters
  const url = `http://127.0.0.1:${port}`
  const service = createProcessService({
    processes,
    name,
    url,
    command: () =>
      nodeCommand(fileURLToPath(new URL('builtSiteMain.ts', import.meta.url)), [link, String(port)]),
    check: () => checkAnswers(url),
  })
  return {
    service: {
      ...service,
      async start() {
        // That of an earlier start leads to the build of other sources.
        await rm(link, { force: true })
        await mkdir(dirname(link), { recursive: true })
        return service.start()
      },
    },
    async build() {
      await symlink(await buildOnce({ ...parameters, name: `${name} build` }), link)
    },
  }
}
