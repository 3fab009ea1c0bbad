/** Builds the site of the embedded wallet for production, then ends. Argument: the directory of the build. */
import { join } from 'node:path'
import { build } from 'vite'
import { runMain } from '../runMain.ts'
import { REPOSITORY } from '../state/directories.ts'

await runMain(async () => {
  const [outDir] = process.argv.slice(2)
  const root = join(REPOSITORY, 'apps/wallet-frame')
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
})
