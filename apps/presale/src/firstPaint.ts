/**
 * Runs before anything is painted, as a script without imports: the HTML holds a page in English and dark, and for some
 * visitors that is the wrong page, language or theme.
 */
{
  const { pathname } = window.location
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
  const isLight = window.matchMedia('(prefers-color-scheme: light)').matches
  if ((read('theme') ?? (isLight ? 'light' : 'dark')) === 'light') page.dataset.theme = 'light'
  if (pathname !== page.dataset.page || (read('locale') ?? 'en') !== 'en') page.dataset.waiting = ''
}
