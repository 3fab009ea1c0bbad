/** Runs one Vite development server. Arguments: the app's directory, the port, the cache directory. */
import { createServer } from 'vite'
import { runMain } from '../runMain.ts'

await runMain(async () => {
  const [root, port, cacheDir] = process.argv.slice(2)
  const server = await createServer({
    root,
    cacheDir,
    clearScreen: false,
    server: { host: '127.0.0.1', port: Number(port), strictPort: true },
  })
  await server.listen()
})
