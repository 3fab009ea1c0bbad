/**
 * Runs before anything is painted, as a script without imports: `index.html` holds the home page in English and dark,
 * and for some visitors that is the wrong page, language or theme.
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
  if (read('theme') === 'light') page.dataset.theme = 'light'
  if (pathname !== '/' || (read('locale') ?? 'en') !== 'en') page.dataset.waiting = ''
}
