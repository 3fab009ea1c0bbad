import { isLoopbackUrl } from '../utils/isLoopbackHost.ts'

/** Schemes that run code in the page, read files, or fall back to any page (`intent:`). */
const HOSTILE = new Set([
  'about:',
  'blob:',
  'chrome:',
  'content:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'intent:',
  'javascript:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
])

/** Returns true if a link may be opened: `https:`, or the scheme of an app. `http:` leads to this machine only. */
export function isSafeLink(link: string): boolean {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(link)?.[0].toLowerCase()
  // Browsers remove line breaks and tabs from a link, so `java\nscript:` would run.
  if (scheme === undefined || /[\s\p{Cc}]/u.test(link) || HOSTILE.has(scheme)) return false
  return scheme !== 'http:' || isLoopbackUrl(link)
}
