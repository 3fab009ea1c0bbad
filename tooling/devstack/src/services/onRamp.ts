import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { escapeHtml } from '@foyer/wallet-api/pages'
import type { Service } from './service.ts'

const STYLE = `
body { max-width: 640px; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 24px; line-height: 1.2; }
dl { padding: 4px 16px; border: 1px solid; border-radius: 12px; }
dt { margin-top: 12px; font-size: 14px; opacity: 0.75; }
dd { margin: 0 0 12px; overflow-wrap: anywhere; }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Renders everything that the page was given. */
function renderPage(query: URLSearchParams): string {
  const rows = [...query].map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Demonstration of a provider</title>
<style>${STYLE}</style>
<h1>Nothing is sold here</h1>
<p>This page of the development stack stands in for a service that sells tokens for money. It takes no payment. Close it to go back.</p>
${rows.length === 0 ? '<p>Choose <b>Buy</b> in the account of the modal: what the service would be given is shown here.</p>' : `<p>The service would have been given:</p><dl>${rows.join('')}</dl>`}
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
        response.setHeader('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`)
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
