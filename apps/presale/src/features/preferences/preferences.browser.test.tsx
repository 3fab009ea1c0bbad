import { createMemoryStorage } from '@foyer/site-kit/test'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { loadFonts } from '../../i18n/loadFonts.ts'
import { loadMessages } from '../../i18n/loadMessages.ts'
import { locales } from '../../i18n/locale.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import { LocaleOffer } from './LocaleOffer.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

afterEach(() => vi.restoreAllMocks())

const picker = () => page.getByRole('combobox')

test('lists the nine languages, each by its own name', async () => {
  renderWithProviders(<LanguagePicker />)
  const names = Object.values(locales).map(({ name }) => name)
  await expect.element(picker()).toMatchTextContent(new RegExp(`^${names.join('')}$`))
  expect(names.slice(0, 9).join()).toBe(
    'English,简体中文,繁體中文,Bahasa Indonesia,Tiếng Việt,日本語,한국어,ไทย,Русский',
  )
})

test('switches the language, sets it on the page and stores the choice', async () => {
  const { storage } = renderWithProviders(<LanguagePicker />)
  await expect.element(picker()).toHaveAccessibleName('Language')
  await picker().selectOptions('简体中文')
  await expect.element(picker()).toHaveAccessibleName('语言')
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(storage.getItem('locale')).toBe('zh-CN')
})

test('keeps the language that was chosen last when the texts of another come later', async () => {
  const { storage } = renderWithProviders(<LanguagePicker />)
  await expect.element(picker()).toBeVisible()
  const select = picker().element() as HTMLSelectElement
  // Within a task, as the arrow keys do it faster than texts load.
  for (const value of ['ko', 'en']) {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await loadMessages('ko')
  await loadFonts('ko')
  // The change of language waits for both, and goes on in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  await expect.element(picker()).toHaveAccessibleName('Language')
  await expect.element(picker()).toHaveValue('en')
  expect(storage.getItem('locale')).toBe('en')
})

test("starts in English and offers the browser's language on a first visit", async () => {
  const { storage } = renderWithProviders(
    <>
      <LocaleOffer />
      <LanguagePicker />
    </>,
    { languages: ['zh-CN', 'en'] },
  )
  await expect.element(picker()).toHaveValue('en')
  await page.getByRole('button', { name: '切换' }).click()
  await expect.element(picker()).toHaveValue('zh-CN')
  await expect.element(page.getByText('本站提供简体中文版。')).not.toBeInTheDocument()
  expect(storage.getItem('locale')).toBe('zh-CN')
})

test('does not repeat an offer that was declined', async () => {
  const storage = createMemoryStorage()
  renderWithProviders(<LocaleOffer />, { languages: ['zh-CN'], storage })
  await page.getByRole('button', { name: '不用了' }).click()
  await expect.element(page.getByText('本站提供简体中文版。')).not.toBeInTheDocument()
  expect(storage.getItem('locale')).toBe('en')
})

test('offers nothing when the browser prefers English', async () => {
  renderWithProviders(
    <>
      <LocaleOffer />
      <LanguagePicker />
    </>,
    { languages: ['en-GB', 'zh-CN'] },
  )
  await expect.element(picker()).toBeVisible()
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
})

/** A system that prefers a theme, and changes its mind. */
function setupSystem(initial: 'dark' | 'light') {
  const query = Object.assign(new EventTarget(), { matches: initial === 'light' })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  return (theme: 'dark' | 'light') => {
    query.matches = theme === 'light'
    query.dispatchEvent(new Event('change'))
  }
}

test("follows the system's theme until the visitor chooses one", async () => {
  const change = setupSystem('light')
  renderWithProviders(<ThemeToggle />)
  await expect.element(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  change('dark')
  await expect.element(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
  expect(document.documentElement.dataset.theme).toBe('dark')
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  change('dark')
  await expect.element(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('stores the theme that was chosen', async () => {
  setupSystem('dark')
  const { storage } = renderWithProviders(<ThemeToggle />)
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect.element(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(storage.getItem('theme')).toBe('light')
})
