/** Builds an app for production and serves it. Arguments: the app's directory, the port, the directory of the build. */
import { build, preview } from 'vite'
import { runMain } from '../runMain.ts'

await runMain(async () => {
  const [root, port, outDir] = process.argv.slice(2)
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await preview({
    root,
    build: { outDir },
    preview: { host: '127.0.0.1', port: Number(port), strictPort: true },
  })
})
