import { Suspense } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { LanguagePicker } from '../preferences/LanguagePicker.tsx'
import Story from './Story.tsx'

const render = () =>
  renderWithProviders(
    <Suspense>
      <LanguagePicker />
      <Story />
    </Suspense>,
  )

beforeEach(() => page.viewport(1280, 900))

const region = (name: string) => page.getByRole('region', { name })

test('shows arbitrage, dual-turbo bonds, dual-balanced pool and dual LP mining under Exclusive Innovation', async () => {
  render()
  const section = region('Exclusive Innovation')
  for (const name of [/AI full-chain arbitrage/, /Dual-turbo bond/, /dual-balanced pool/, /Dual LP/]) {
    await expect.element(section.getByRole('heading', { level: 3, name })).toBeVisible()
  }
})

test('shows six core highlights', async () => {
  render()
  await expect.element(region('Six core highlights')).toBeVisible()
  expect(region('Six core highlights').getByRole('listitem').all()).toHaveLength(6)
})

test('shows fund, open API, partners, plugins, markets and global partners under Ecosystem architecture', async () => {
  render()
  const section = region('Ecosystem architecture')
  for (const name of [
    'Ecosystem fund',
    'Open API',
    'Web2 and Web3 partners',
    'Plugin revenue sharing',
    'Market interconnectivity',
    'Global partners',
  ]) {
    await expect.element(section.getByRole('heading', { level: 3, name })).toBeVisible()
  }
})

test('shows six villains on The Wanted List', async () => {
  render()
  await expect.element(region('The Wanted List')).toBeVisible()
  expect(region('The Wanted List').getByRole('listitem').all()).toHaveLength(6)
})

test('shows the injection of 30 million USD', async () => {
  render()
  await expect.element(region('30 million USD injection')).toBeVisible()
})

test('replaces the texts when another language is loaded', async () => {
  render()
  await page.getByRole('combobox').selectOptions('日本語')
  await expect.element(region('指名手配リスト')).toBeVisible()
  await expect.element(region('The Wanted List')).not.toBeInTheDocument()
})

test('says the language of its texts, the former one until those of the next are there', async () => {
  render()
  const choose = (name: string) => page.getByRole('combobox').selectOptions(name)
  await choose('日本語')
  await expect.element(region('指名手配リスト')).toBeVisible()
  const text = region('指名手配リスト').element().querySelector('li p') ?? document.body
  let former: string | undefined
  const observer = new MutationObserver(() => {
    former ??= getComputedStyle(text).wordBreak
  })
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  onTestFinished(() => observer.disconnect())
  await choose('한국어')
  await expect.poll(() => text.closest('[lang]')?.getAttribute('lang')).toBe('ko')
  expect(getComputedStyle(text).wordBreak).toBe('keep-all')
  // In Korean, lines end between words: a sentence of Japanese would be one.
  expect(former).toBe('auto-phrase')
})

test.each([
  ['Six core highlights', 6],
  ['Ecosystem architecture', 6],
])(
  'folds %s on a phone, keeps its texts in the document, and unfolds them with the keyboard',
  async (name, count) => {
    await page.viewport(360, 740)
    render()
    const section = region(name)
    await expect.element(section.getByRole('heading', { level: 2, name })).toBeVisible()
    const texts = () => [...section.element().querySelectorAll('li p')]
    expect(texts()).toHaveLength(count)
    expect(texts().every((text) => text.textContent !== '' && !text.checkVisibility())).toBe(true)

    ;(section.element().querySelector('summary') as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => texts().every((text) => text.checkVisibility())).toBe(true)
    expect(section.getByRole('listitem').all()).toHaveLength(count)
  },
)
