import { join } from 'node:path'
import { LINK_TOKENS, PAGE_STYLES } from '@foyer/wallet-api/pages'
import { addPage } from '../../shared/addPage.ts'
import type { ServerParameters } from '../../shared/serverParameters.ts'
import type { App } from '../../shared/types.ts'
import { renderApprovePage } from './renderApprovePage.ts'

/** `/approve`, the page that the mailed link opens. Its token stands in the fragment, which servers never see. */
export function addApprovePage(
  app: App,
  { operators, theme }: Pick<ServerParameters, 'operators' | 'theme'>,
) {
  addPage(app, {
    path: '/approve',
    theme,
    render: (locale) => renderApprovePage(locale, operators),
    assets: {
      '/approve.js': join(import.meta.dirname, 'approve.js'),
      '/approve/linkTokens.js': LINK_TOKENS,
      '/approve.css': PAGE_STYLES,
    },
  })
}
