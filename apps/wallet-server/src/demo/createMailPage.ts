import { escapeHtml as e } from '@foyer/wallet-api/pages'
import { Hono } from 'hono'
import type { Mail } from '../shared/mails/compose.ts'
import { requireOwnHost } from './requireOwnHost.ts'

export type KeptMail = Mail & { to: string; date: string }

/** The oldest go first. */
const MAX_MAILS = 100

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:0 auto;padding:1rem}
header,article{border:1px solid;border-radius:.75rem;padding:.25rem 1rem;margin-block:1rem}
header{border-color:#c60;border-width:2px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.to{opacity:.75}`

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** A page with the mails of a demo, which go nowhere else. */
export function createMailPage({ port }: { port: number }) {
  const mails: KeptMail[] = []
  const app = new Hono()

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', POLICY)
    c.header('x-content-type-options', 'nosniff')
    return next()
  })
  app.get('/', (c) => c.html(render(mails)))
  app.get('/mails', (c) => {
    const to = c.req.query('to')
    return c.json(mails.filter((mail) => to === undefined || mail.to === to))
  })

  return {
    // Another site whose name is made to lead here would read the codes.
    app: requireOwnHost(app, port),
    deliver(mail: Mail & { to: string }) {
      mails.unshift({ ...mail, date: new Date().toISOString() })
      mails.length = Math.min(mails.length, MAX_MAILS)
    },
  }
}

const render = (mails: readonly KeptMail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>Mails of the demo (${mails.length})</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<h1>Mails of the demo</h1>
<header><p><strong>A demo.</strong> Nothing was sent to anybody. Whoever sees this page can log in as everybody.</p></header>
${mails.length === 0 ? '<p>None yet. This page looks for new ones by itself.</p>' : mails.map(renderMail).join('\n')}
</body>
</html>
`

const renderMail = ({ to, subject, text, date }: KeptMail) => `<article>
<h2>${e(subject)}</h2>
<p class="to">${e(to)}, ${e(date.slice(11, 19))} UTC</p>
<pre>${linkUrls(text)}</pre>
</article>`

/** The addresses in a mail are those of the servers, and of this computer. */
const linkUrls = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${e(part)}" target="_blank" rel="noopener">${e(part)}</a>` : e(part),
    )
    .join('')
