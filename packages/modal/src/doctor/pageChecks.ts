import { LOCALES } from '@foyer/modal-core/page'
import { parseUrl } from '../floor.ts'
import { type Check, error, ok, warn } from './types.ts'

/** Features of the oldest supported browsers. Each older browser lacks at least one of them. */
const NEEDED: Record<string, () => boolean> = {
  'style sheets that scripts make': () => typeof CSSStyleSheet.prototype.replaceSync === 'function',
  'relative colours': () => CSS.supports('color', 'oklch(from red l c h)'),
  ':has()': () => CSS.supports('selector(:has(a))'),
  'Array.prototype.toSorted': () => 'toSorted' in Array.prototype,
  'dialog elements': () => typeof HTMLDialogElement === 'function',
}

export const browser: Check = () => {
  const missing = Object.keys(NEEDED).filter((name) => NEEDED[name]?.() !== true)
  if (missing.length === 0) return [ok('browser', 'The browser is one that the modal works in')]
  return [
    error(
      'browser',
      `The browser is too old for the modal. It lacks: ${missing.join(', ')}`,
      'docs/browsers.md has the oldest browsers, and how to tell their users. Transpiling does not help.',
    ),
  ]
}

export const secureContext: Check = () => [
  isSecureContext
    ? ok('secure-context', 'The page is a secure context')
    : error(
        'secure-context',
        `The page is not a secure context: ${location.origin}`,
        'Serve it over https:// or from localhost. Elsewhere browsers withhold what wallets and sign-in need.',
      ),
]

export const storage: Check = () => {
  try {
    const key = 'foyer.doctor'
    localStorage.setItem(key, key)
    localStorage.removeItem(key)
    return [ok('storage', 'The page may store data')]
  } catch {
    return [
      warn(
        'storage',
        'The page may not store data',
        'Visitors connect again after each reload. Look at the browser’s settings, or at the sandbox of the iframe that the page is in.',
      ),
    ]
  }
}

/** The violations that the browser still remembers, of the time before this check, too. Not in Firefox and Safari. */
export const contentSecurityPolicy: Check = async () => {
  if (typeof ReportingObserver === 'undefined') return []
  const blocked = new Set<string>()
  const observer = new ReportingObserver(add, { types: ['csp-violation'], buffered: true })
  function add(reports: readonly { body?: unknown }[]) {
    for (const { body } of reports) {
      const { effectiveDirective, blockedURL } = Object(body) as Record<string, unknown>
      blocked.add(`${effectiveDirective} ${originOf(String(blockedURL))}`)
    }
  }
  observer.observe()
  await new Promise((resolve) => setTimeout(resolve))
  add(observer.takeRecords())
  observer.disconnect()
  if (blocked.size === 0) return [ok('csp', 'The content security policy has blocked nothing')]
  return [...blocked].map((line) =>
    error(
      'csp',
      `The content security policy has blocked: ${line}`,
      `Add the origin to \`${line.split(' ')[0]?.replace(/-(elem|attr)$/, '')}\` if the modal needs it: docs/csp.md lists what each feature needs.`,
    ),
  )
}

const originOf = (url: string) => parseUrl(url)?.origin ?? url

export const language: Check = ({ state }) => {
  const { locale, languages = [], themeMode } = state.options
  const codes = [...LOCALES, ...languages.map(({ code }) => code)]
  if (!codes.includes(locale))
    return [
      warn(
        'locale',
        `The \`locale\` ${locale} is no language of the modal, so it is English`,
        `Pass one of ${codes.join(', ')} to createFoyer, or \`pageLocale()\`, or its value as one of \`languages\`: docs/languages.md.`,
      ),
    ]
  return [
    ok(
      'locale',
      `Language ${locale}, theme ${themeMode}, of the page ${document.documentElement.lang || 'none'}`,
    ),
  ]
}
