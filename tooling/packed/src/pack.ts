import { join, relative } from 'node:path'
import { releasedPackages, root, tarballName } from './packages.ts'
import { pnpm } from './pnpm.ts'

/** Writes one tarball for each published package into `directory`, as `pnpm publish` would send it. */
export async function packPackages(directory: string) {
  await Promise.all(
    releasedPackages.map((published) =>
      pnpm(published.folder, ['pack', '--out', join(directory, tarballName(published))]),
    ),
  )
}

/** `packages.txt` of a release: a line each, in the order in which they need each other. */
export const releaseList = () =>
  releasedPackages.map((each) => `${tarballName(each)} ${relative(root, each.folder)}\n`).join('')
