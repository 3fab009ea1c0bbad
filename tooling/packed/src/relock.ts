import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFixture, fixtureNames, fixtureSource } from './fixtures.ts'
import { packPackages } from './pack.ts'
import { pnpm } from './pnpm.ts'
import { withTemporaryFolder } from './temporary.ts'

/**
 * Writes the fixtures' lockfiles anew after a dependency of a fixture or of a published package has changed.
 * Our own tarballs differ with every build, so their checksums are left out; pnpm then takes the file as it is.
 */
await withTemporaryFolder(async (folder) => {
  await packPackages(folder)
  for (const name of fixtureNames) {
    const fixture = await copyFixture(name, folder, join(folder, 'relock'))
    await pnpm(fixture, ['install', '--lockfile-only'], { verbose: true })
    const lockfile = await readFile(join(fixture, 'pnpm-lock.yaml'), 'utf8')
    const unsigned = lockfile.replace(/\{integrity: [^,}]+, (tarball: file:)/g, '{$1')
    await writeFile(join(fixtureSource(name), 'pnpm-lock.yaml'), unsigned)
  }
})
