import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { loadAssets } from '../server/assets.ts'
import { MANIFEST_FILE, toManifest } from '../server/manifest.ts'

/** Writes the digests of everything that was built, by which a running site is verified. */
export function integrityManifest(): Plugin {
  let outDir = ''
  return {
    name: 'integrity-manifest',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir)
    },
    // All files are there by then: these are read as the server reads them.
    async closeBundle() {
      const manifest = toManifest(await loadAssets(outDir))
      await writeFile(join(outDir, MANIFEST_FILE), `${JSON.stringify(manifest, undefined, 2)}\n`)
    },
  }
}
