/**
 * Runs before anything is painted, as a script without imports: the HTML holds a page in English and dark, and for some
 * visitors that is the wrong page, language or theme.
 */
{
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
  // Who returns with a wallet mostly has an inviter already.
  else if (/[?&]code=/.test(search) || read('foyer-presale.invitation') !== null) page.dataset.invited = ''
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
  const sayThatItIsOld = async () => {
    const texts: Record<string, string> = await (await fetch('/old-browser.json')).json()
    const nameOf = (tag: string) => {
      if (tag in texts) return tag
      if (/^zh/i.test(tag)) return /hant|hk|mo|tw/i.test(tag) ? 'zh-TW' : 'zh-CN'
      return tag.split('-')[0] ?? ''
    }
    const asked = [read('locale') ?? '', ...navigator.languages].map(nameOf)
    const locale = asked.find((name) => name in texts) ?? 'en'
    const notice = document.createElement('p')
    notice.className = 'old-browser'
    notice.lang = locale
    notice.setAttribute('role', 'alert')
    notice.textContent = texts[locale] ?? ''
    document.body.prepend(notice)
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (isOld) void sayThatItIsOld()
    // Nothing is painted of a page in the background, nor for those who wait for another one.
    if (document.visibilityState === 'hidden' || page.dataset.waiting !== undefined) return load()
    document.addEventListener('visibilitychange', load, { once: true })
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
    // In milliseconds, for a browser that does not tell what it has painted.
    setTimeout(load, 3_000)
  })
}
