import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseLocale } from '../../shared/chooseLocale.ts'
import type { Operators } from '../../shared/mails/compose.ts'
import type { App } from '../../shared/types.ts'
import { renderApprovePage } from './renderApprovePage.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const ASSETS = { 'approve.js': 'text/javascript', 'approve.css': 'text/css' }

/** `/approve`, the page that the mailed link opens. Its token stands in the fragment, which servers never see. */
export function addApprovePage(app: App, operators: Operators) {
  app.get('/approve', (c) => {
    const locale = chooseLocale(c.req.header('accept-language'), c.req.query('lang'))
    c.header('content-security-policy', POLICY)
    c.header('x-frame-options', 'DENY')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    return c.html(renderApprovePage(locale, operators))
  })
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = readFileSync(join(import.meta.dirname, name), 'utf8')
    app.get(`/${name}`, (c) => {
      c.header('content-type', `${type}; charset=utf-8`)
      return c.body(content)
    })
  }
}
