import { join } from 'node:path'
import { publishedPackages, tarballName } from './packages.ts'
import { pnpm } from './pnpm.ts'

/** Writes one tarball for each published package into `directory`, as `pnpm publish` would send it. */
export async function packPackages(directory: string) {
  await Promise.all(
    publishedPackages.map((published) =>
      pnpm(published.folder, ['pack', '--out', join(directory, tarballName(published))]),
    ),
  )
}
