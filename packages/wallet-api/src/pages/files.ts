import { join } from 'node:path'

/** The module that takes the token out of a link. Pages of the servers load it as it is. */
export const LINK_TOKENS = join(import.meta.dirname, '../api/linkTokens.js')

/** The style sheet of the pages that a mailed link or a provider opens. */
export const PAGE_STYLES = join(import.meta.dirname, 'approve.css')
