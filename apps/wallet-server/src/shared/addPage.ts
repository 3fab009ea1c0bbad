import { readFileSync } from 'node:fs'
import type { Locale, Theme } from '@foyer/wallet-api'
import { chooseLocale, renderTheme } from '@foyer/wallet-api/pages'
import type { App } from './types.ts'

const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const OPEN = { access: 'public', limit: 'requests' } as const

const TYPES = { js: 'text/javascript', css: 'text/css' }

export type PageParameters = {
  path: string
  render: (locale: Locale) => string
  /** Files of the page by their paths, which end as their types do. */
  assets: Readonly<Record<`${string}.${keyof typeof TYPES}`, string>>
  /** Stands at the end of its style sheets. */
  theme: Theme | undefined
}

/** A page that a mailed link opens, and its files. */
export function addPage(app: App, { path, render, assets, theme }: PageParameters) {
  app.get(path, OPEN, (c) => {
    c.header('content-security-policy', CONTENT_POLICY)
    c.header('x-frame-options', 'DENY')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    return c.html(render(chooseLocale(c.req.header('accept-language'), c.req.query('lang'))))
  })
  for (const [name, file] of Object.entries(assets)) {
    const type = name.endsWith('.js') ? TYPES.js : TYPES.css
    const content = readFileSync(file, 'utf8') + (type === TYPES.css ? renderTheme(theme) : '')
    app.get(name, OPEN, (c) => {
      c.header('content-type', `${type}; charset=utf-8`)
      return c.body(content)
    })
  }
}
