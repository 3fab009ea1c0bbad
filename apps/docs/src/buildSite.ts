import { join, resolve } from 'node:path'
import { build } from 'vitepress'

// Builds the site into the folder that is named, else into `dist`. The pages of the reference are made first.
const [folder] = process.argv.slice(2)
await import('./reference/main.ts')
const root = join(import.meta.dirname, '..')
await build(root, {
  outDir: folder === undefined ? join(root, 'dist') : resolve(folder),
  onAfterConfigResolve(config) {
    // VitePress removes this folder in the end, and two builds may run at once: that of the tests, and that of `dev`.
    config.tempDir = join(config.cacheDir, `build-${process.pid}`)
  },
})
