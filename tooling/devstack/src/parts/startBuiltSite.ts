import { join } from 'node:path'
import { createBuiltSite } from '../services/createBuiltSite.ts'
import { DOCS_PACKAGES, docsBuild, listDocsFiles } from '../services/docs.ts'
import { PLAYGROUND_FILES, PLAYGROUND_PACKAGES, playgroundBuild } from '../services/playground.ts'
import { createFolderCache } from '../state/createFolderCache.ts'
import type { StackContext } from './context.ts'

/** The number of builds that are kept of a site. */
export const KEPT_SITES = 2

type Site = Pick<Parameters<typeof createBuiltSite>[0], 'packages' | 'files' | 'command'>

/** A site that is built when everything else runs. */
function startBuiltSite(context: StackContext, name: 'playground' | 'docs', site: Site) {
  const { parameters, lifecycle, processes, begin, ports, urls, chain, addresses, later } = context
  addresses[name] = urls[name]
  const { service, build } = createBuiltSite({
    ...site,
    lifecycle,
    processes,
    name,
    port: ports[name],
    link: join(parameters.stateDirectory, 'sites', name),
    cache: createFolderCache({ name, limit: KEPT_SITES }),
  })
  begin(name, 'others', chain, () => lifecycle.startService(service))
  later(() => lifecycle.doLater(`${name} build`, build))
}

/** The modal's playground. */
export const startPlayground = (context: StackContext) =>
  startBuiltSite(context, 'playground', {
    packages: PLAYGROUND_PACKAGES,
    files: PLAYGROUND_FILES,
    command: playgroundBuild,
  })

/** The documentation. */
export const startDocs = (context: StackContext) =>
  startBuiltSite(context, 'docs', {
    packages: DOCS_PACKAGES,
    files: listDocsFiles(),
    command: docsBuild,
  })
