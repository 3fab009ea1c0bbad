/** Serves what was built of a site. Arguments: its folder, the port. */
import { preview } from 'vite'
import { runMain } from '../runMain.ts'

await runMain(async () => {
  const [outDir, port] = process.argv.slice(2)
  await preview({
    configFile: false,
    // An address without an ending is that of a page.
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: Number(port), strictPort: true },
  })
})
