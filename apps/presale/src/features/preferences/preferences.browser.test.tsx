import { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { LocaleOffer } from './LocaleOffer.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const picker = () => page.getByRole('combobox')

test('lists the nine languages, each by its own name', async () => {
  renderWithProviders(<LanguagePicker />)
  await expect
    .element(picker())
    .toMatchTextContent(/^English简体中文繁體中文Bahasa IndonesiaTiếng Việt日本語한국어ไทยРусский$/)
})

test('switches the language, sets it on the page and stores the choice', async () => {
  const { storage } = renderWithProviders(<LanguagePicker />)
  await expect.element(picker()).toHaveAccessibleName('Language')
  await picker().selectOptions('简体中文')
  await expect.element(picker()).toHaveAccessibleName('语言')
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(storage.getItem('locale')).toBe('zh-CN')
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

test('uses the dark theme until light is chosen, and stores the choice', async () => {
  const { storage } = renderWithProviders(<ThemeToggle />)
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect.element(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(storage.getItem('theme')).toBe('light')
})
