import { createServer, type Server } from 'node:http'
import type { Service } from './service.ts'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const toText = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** Renders everything that the page was given. */
function renderPage(query: URLSearchParams): string {
  const rows = [...query].map(([name, value]) => `<dt>${toText(name)}</dt><dd>${toText(value)}</dd>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demonstration of a provider</title>
<h1>Nothing is sold here</h1>
<p>A provider would have been given this:</p>
<dl>${rows.join('')}</dl>
</html>
`
}

/** The page of the gateway's provider `demo`: it shows what it was given, takes no money and sells nothing. */
export function createOnRampService({ port }: { port: number }): Service {
  let server: Server | undefined
  return {
    name: 'onRamp',
    async start() {
      const listening = createServer((request, response) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('content-security-policy', "default-src 'none'")
        response.end(renderPage(searchParams))
      })
      server = listening
      await new Promise<void>((resolve, reject) => {
        listening.once('error', reject).listen(port, '127.0.0.1', resolve)
      })
      return { url: `http://127.0.0.1:${port}` }
    },
    async stop() {
      server?.closeAllConnections()
      server?.close()
    },
  }
}
