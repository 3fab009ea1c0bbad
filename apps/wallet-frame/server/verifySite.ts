import { join } from 'node:path'
import { OperatorError } from '@foyer/server-kit'
import { createProjects, loadProjects } from '@foyer/wallet-api/projects'
import type { SiteSettings } from './config.ts'
import { MANIFEST_FILE, readManifest } from './manifest.ts'
import { BUILT } from './startWalletFrame.ts'
import { verify } from './verify.ts'

/**
 * Compares a running site with a build. Yields a line for each difference.
 *
 * @throws {OperatorError} the site does not answer, or is another one than the build
 */
export async function* verifySite(
  url: string,
  settings: SiteSettings,
  manifestFile: string = join(BUILT, MANIFEST_FILE),
): AsyncGenerator<string> {
  const manifest = await readManifest(manifestFile)
  const file = await loadProjects(settings.projectsFile)
  const { find } = createProjects(file, () => {})
  const projects = (await Promise.all(file.projects.map(({ id }) => find(id)))).flatMap(
    (project) => project ?? [],
  )
  const differences = await verify({
    url: new URL(url).origin,
    manifest,
    settings,
    projects,
    theme: file.theme,
  }).catch((cause) => {
    throw new OperatorError(`${url} does not answer. Check the address.`, {
      section: 'verify',
      isTemporary: true,
      cause,
    })
  })
  for (const { kind, path, what } of differences) yield `${kind.padEnd(8)} ${path}: ${what}`
  if (differences.length > 0)
    throw new OperatorError(
      `${url} is not this build with these settings: ${differences.length} differences. Do not use it until each is explained.`,
      { section: 'verify' },
    )
  const count = projects.length === 1 ? 'one project' : `${projects.length} projects`
  yield `${url} is this build: ${Object.keys(manifest.files).length} files, the pages in all languages, and ${count}`
}
