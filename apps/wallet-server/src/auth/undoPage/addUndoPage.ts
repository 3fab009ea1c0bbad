import { join } from 'node:path'
import type { Theme } from '@foyer/wallet-api'
import { LINK_TOKENS, PAGE_STYLES } from '@foyer/wallet-api/pages'
import * as z from 'zod'
import { addPage } from '../../shared/addPage.ts'
import type { Audit } from '../../shared/createAudit.ts'
import { gone } from '../../shared/errors.ts'
import { readBody, token } from '../../shared/requests.ts'
import type { App } from '../../shared/types.ts'
import type { EmailUpdates } from '../store/createEmailUpdates.ts'
import { renderUndoPage } from './renderUndoPage.ts'

const undoRequest = z.object({ token })

export type UndoPageParameters = { theme?: Theme | undefined; updates: EmailUpdates; audit: Audit }

/** `/undo`, the page that puts an e-mail address back. Its token stands in the fragment, which servers never see. */
export function addUndoPage(app: App, { theme, updates, audit }: UndoPageParameters) {
  addPage(app, {
    path: '/undo',
    theme,
    render: renderUndoPage,
    assets: {
      '/undo/undo.js': join(import.meta.dirname, 'undo.js'),
      '/undo/linkTokens.js': LINK_TOKENS,
      // It looks like the vault's page: its user has seen that one.
      '/undo/undo.css': PAGE_STYLES,
    },
  })
  app.post('/undo/confirm', { access: 'page', limit: 'requests' }, async (c) => {
    const undone = await updates.undo((await readBody(c, undoRequest)).token)
    if (!undone) throw gone('This link has expired or was used.')
    await audit(c, 'email.restored', undone)
    return c.json({})
  })
}
