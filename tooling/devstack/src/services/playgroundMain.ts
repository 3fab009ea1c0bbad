/** Serves the playground's build. Arguments: its folder, the port. */
import { preview } from 'vite'
import { runMain } from '../runMain.ts'

await runMain(async () => {
  const [outDir, port] = process.argv.slice(2)
  await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: Number(port), strictPort: true },
  })
})
