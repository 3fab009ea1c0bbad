import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HttpError } from '@foyer/server-kit'
import * as z from 'zod'
import { chooseLocale } from '../../shared/chooseLocale.ts'
import type { Audit } from '../../shared/createAudit.ts'
import { readBody } from '../../shared/requests.ts'
import type { App } from '../../shared/types.ts'
import type { EmailUpdates } from '../store/createEmailUpdates.ts'
import { renderUndoPage } from './renderUndoPage.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const ASSETS = [
  ['undo.js', 'text/javascript', 'undo.js'],
  // It looks like the vault's page: its user has seen that one.
  ['undo.css', 'text/css', '../../vault/approvePage/approve.css'],
] as const

const undoRequest = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

export type UndoPageParameters = { publicUrl: string; updates: EmailUpdates; audit: Audit }

/** `/undo`, the page that puts an e-mail address back. Its token stands in the fragment, which servers never see. */
export function addUndoPage(app: App, { publicUrl, updates, audit }: UndoPageParameters) {
  app.get('/undo', (c) => {
    c.header('content-security-policy', POLICY)
    c.header('x-frame-options', 'DENY')
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    return c.html(renderUndoPage(chooseLocale(c.req.header('accept-language'), c.req.query('lang'))))
  })
  for (const [name, type, file] of ASSETS) {
    const content = readFileSync(join(import.meta.dirname, file), 'utf8')
    app.get(`/undo/${name}`, (c) => {
      c.header('content-type', `${type}; charset=utf-8`)
      return c.body(content)
    })
  }
  app.post('/undo/confirm', async (c) => {
    if (c.req.header('origin') !== publicUrl)
      throw new HttpError(403, 'Unauthorized: origin not allowed', {
        reasons: [{ name: 'origin', description: 'Only the page at /undo may do this.' }],
      })
    const undone = await updates.undo((await readBody(c, undoRequest)).token)
    if (!undone)
      throw new HttpError(410, 'Gone', {
        reasons: [{ name: 'expired', description: 'This link has expired or was used.' }],
      })
    await audit(c, 'email.restored', undone)
    return c.json({})
  })
}
