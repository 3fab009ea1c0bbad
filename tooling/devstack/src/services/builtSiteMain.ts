/** Serves what was built of a site. Arguments: the link to its folder, the port. Until the link is there, each page says so. */
import { realpath } from 'node:fs/promises'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { runMain } from '../runMain.ts'

const HOST = '127.0.0.1'

const WAITING = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <meta http-equiv="refresh" content="2">
  <title>Being built</title>
  <body style="font: 1rem/1.5 system-ui; max-width: 32em; margin: 4em auto; padding: 0 1em">
    <h1>This site is being built</h1>
    <p>The page loads again until it is there. If the build fails, the terminal in which you started <code>dev</code> says why.
`

await runMain(async () => {
  const [link = '', port] = process.argv.slice(2)
  const find = () => realpath(link).catch(() => undefined)
  let outDir = await find()
  if (outDir === undefined) {
    const waiting = createServer((_, response) => {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2', connection: 'close' }
      response.writeHead(503, headers).end(WAITING)
    })
    waiting.listen(Number(port), HOST)
    while (outDir === undefined) {
      await setTimeout(500)
      outDir = await find()
    }
    await new Promise((closed) => waiting.close(closed))
  }
  const { preview } = await import('vite')
  await preview({
    configFile: false,
    // An address without an ending is that of a page.
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir },
    preview: { host: HOST, port: Number(port), strictPort: true },
  })
})
