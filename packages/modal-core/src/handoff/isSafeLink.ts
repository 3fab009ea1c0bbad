/** What runs in the page, reads the device, or names an app only to fall back on any page. */
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
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/

/** Whether a link may be opened: of a page over TLS, or of an app. `http:` is for servers of this machine only. */
export function isSafeLink(link: string): boolean {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(link)?.[0].toLowerCase()
  // Browsers take line breaks and tabs out of a link, and with them whatever was cut in two by one.
  if (scheme === undefined || /[\s\p{Cc}]/u.test(link) || HOSTILE.has(scheme)) return false
  return scheme !== 'http:' || LOOPBACK.test(link)
}
