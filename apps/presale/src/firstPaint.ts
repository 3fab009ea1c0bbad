import type { SaleSnapshot } from './features/presale/saleSnapshot.ts'

/**
 * Runs before anything is painted, as a script without imports of its own: the HTML holds a page in English and dark, and for some
 * visitors that is the wrong page, language or theme.
 */
{
  /** A snapshot of the sale that is older is not shown. In seconds. */
  const MAX_AGE = 24 * 3_600
  const { pathname, search } = window.location
  const page = document.documentElement
  const read = (key: string) => {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }
  // Until wagmi is there, this says whether a wallet was connected last time.
  if (read('foyer-presale.recentConnectorId') !== null) page.dataset.returning = ''
  // A visitor who returns with a wallet mostly has an inviter already.
  else if (/[?&]code=/.test(search) || read('foyer-presale.invitation') !== null) page.dataset.invited = ''
  // A wallet that was not disconnected is mostly connected again, as the account that wagmi has stored.
  const [account] = /0x[\da-f]{40}/i.exec(read('foyer-presale.store') ?? '') ?? []
  if (account !== undefined) {
    page.dataset.restoring = ''
    page.style.setProperty('--restored-account', `"${account.slice(0, 6)}…${account.slice(-4)}"`)
  }
  const isLight = window.matchMedia('(prefers-color-scheme: light)').matches
  if ((read('theme') ?? (isLight ? 'light' : 'dark')) === 'light') page.dataset.theme = 'light'
  if (pathname !== page.dataset.page || (read('locale') ?? 'en') !== 'en') page.dataset.waiting = ''

  /** Loads the page's scripts, which wait in a template (`scriptsAfterPaint.ts`), without what only another page needs. */
  const load = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
    for (const link of scripts?.content.querySelectorAll<HTMLElement>('[data-for]') ?? [])
      if (link.dataset.for !== pathname) link.remove()
    scripts?.replaceWith(scripts.content)
  }
  /** Only browsers that the page is built for know this (tooling/tsconfig/floor.ts). */
  const isOld = !window.CSS?.supports('color', 'oklch(from red l c h)')
  /** Says something above the page, in the visitor's language. */
  const notify = async (file: string) => {
    const texts: Record<string, string> = await (await fetch(file)).json()
    const nameOf = (tag: string) => {
      if (tag in texts) return tag
      if (/^zh/i.test(tag)) return /hant|hk|mo|tw/i.test(tag) ? 'zh-TW' : 'zh-CN'
      return Object.keys(texts).find((code) => code.split('-')[0] === tag.split('-')[0]) ?? ''
    }
    const asked = [read('locale') ?? '', ...navigator.languages].map(nameOf)
    const locale = asked.find((name) => name in texts) ?? 'en'
    const notice = document.createElement('p')
    notice.className = 'old-browser'
    notice.lang = locale
    notice.setAttribute('role', 'alert')
    // The words of a button stand behind a bar.
    const [text = '', action] = (texts[locale] ?? '').split(' | ')
    notice.textContent = text
    if (action !== undefined) {
      const button = document.createElement('button')
      button.textContent = action
      button.addEventListener('click', () => window.location.reload())
      notice.append(' ', button)
    }
    document.body.prepend(notice)
  }
  /** Fills in the price of the last deployment, unless it has changed since or is a day old by the server's clock. */
  const showSnapshot = async (asked: Promise<Response>) => {
    const answer = await asked
    const loadedAt = performance.now() / 1_000
    const sale: SaleSnapshot = await answer.json()
    const origin = Date.parse(answer.headers.get('date') ?? '') / 1_000 - loadedAt
    const left = () => sale.nextPriceAt - origin - performance.now() / 1_000
    if (!(origin + loadedAt - sale.asOf < MAX_AGE && (sale.nextPriceAt === 0 || left() > 0))) return
    page.dataset.sale = JSON.stringify({ ...sale, origin })
    const snapshot = document.querySelector<HTMLElement>('[data-snapshot]')
    if (snapshot === null || page.dataset.waiting !== undefined) return
    const write = (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts))
        for (const element of snapshot.querySelectorAll(`[data-text="${name}"]`)) element.textContent = text
    }
    const tick = () => {
      if (!snapshot.isConnected) return clearInterval(timer)
      const pad = (value: number) => String(Math.max(0, Math.floor(value))).padStart(2, '0')
      write({ hours: pad(left() / 3_600), minutes: pad((left() / 60) % 60), seconds: pad(left() % 60) })
      // The last hour has no hours.
      if (left() < 3_600) snapshot.querySelector('[data-text="hours"]')?.parentElement?.remove()
    }
    const timer = setInterval(tick, 1_000)
    tick()
    write(sale.texts)
    if (sale.nextPriceAt === 0) for (const next of snapshot.querySelectorAll('[data-next]')) next.remove()
    snapshot.hidden = false
  }

  // Until the page's scripts are there, nobody else hears a tap on Connect Wallet.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-connect]') : null
    if (button === null || page.dataset.connect !== undefined) return
    page.dataset.connect = ''
    button.setAttribute('aria-busy', 'true')
  })
  /** Has the header answer until the page's scripts draw it anew: `useEarlyChoice.ts` goes on with what was chosen. */
  const hearHeader = () => {
    const find = (selector: string) => document.querySelector<HTMLElement>(`header ${selector}`)
    const menu = find('[aria-controls]')
    menu?.addEventListener('click', () => {
      const isOpen = page.dataset.earlyMenu === undefined
      if (isOpen) page.dataset.earlyMenu = ''
      else delete page.dataset.earlyMenu
      menu.setAttribute('aria-expanded', String(isOpen))
      find('[data-open]')?.setAttribute('data-open', String(isOpen))
    })
    find('[data-theme-toggle]')?.addEventListener('click', () => {
      page.dataset.theme = page.dataset.theme === 'light' ? 'dark' : 'light'
      page.dataset.earlyTheme = page.dataset.theme
    })
    find('select')?.addEventListener('change', ({ target }) => {
      page.dataset.earlyLocale = (target as HTMLSelectElement).value
    })
  }
  // Errors of resources do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      // A deployment has put others in their place.
      if (target instanceof HTMLScriptElement && target.type === 'module') void notify('/updated.json')
    },
    true,
  )
  const snapshot = fetch('/sale.json')
  document.addEventListener('DOMContentLoaded', () => {
    // A development server builds no page.
    if (page.dataset.page !== undefined) hearHeader()
    if (isOld) void notify('/old-browser.json')
    void showSnapshot(snapshot).catch(() => undefined)
    // Nothing is painted of a page in the background, nor for those who wait for another one.
    if (document.visibilityState === 'hidden' || page.dataset.waiting !== undefined) return load()
    document.addEventListener('visibilitychange', load, { once: true })
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
    // In milliseconds, for a browser that does not tell what it has painted.
    setTimeout(load, 3_000)
  })
}
