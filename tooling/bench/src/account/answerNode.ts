import type { Page } from 'playwright'
import type { Site } from '../harness/buildSite.ts'

/** Answers for the node, which knows only that the account has something to send. */
export const answerNode = (page: Page, { origin }: Site) =>
  page.route(`${origin}/rpc`, (route) => {
    const { id } = route.request().postDataJSON()
    return route.fulfill({ json: { jsonrpc: '2.0', id, result: `0x${(10n ** 18n).toString(16)}` } })
  })
