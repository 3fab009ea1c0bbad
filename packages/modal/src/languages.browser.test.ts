import { bsc, connected, createFakeAdapter } from '@foyer/modal-core/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type CreateFoyerParameters, createFoyer } from './createFoyer.ts'
import type { Language } from './exports/index.ts'

function setup(parameters: Partial<CreateFoyerParameters>) {
  const adapter = createFakeAdapter()
  const foyer = createFoyer({
    networks: [bsc],
    adapters: [adapter],
    storage: null,
    preload: false,
    ...parameters,
  })
  onTestFinished(foyer.destroy)
  const opener = document.createElement('fy-button')
  document.body.append(opener)
  onTestFinished(() => opener.remove())
  return { adapter, foyer }
}

const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const closed = () => expect.element(dialog()).not.toBeInTheDocument()

// A code stands for one language on a page, so each test has one of its own.
test('speaks a language of the dapp, and English where it has no text', async () => {
  const load = vi.fn<Language['load']>(async () => ({
    base: { connectTitle: 'Połącz portfel', missingIt: undefined as never, results: 'Wyniki' as never },
    account: async () => ({ copyAddress: 'Kopiuj adres' }),
  }))
  const pl: Language = { code: 'pl', button: { connect: 'Połącz', account: (at) => `Konto ${at}` }, load }
  const { adapter, foyer } = setup({ locale: 'pl', languages: [pl] })
  await expect.element(button('Połącz')).toBeVisible()
  expect(load).not.toHaveBeenCalled()

  await foyer.open()
  await expect.element(dialog()).toHaveAccessibleName('Połącz portfel')
  await expect.element(dialog()).toHaveAttribute('lang', 'pl')
  await expect.element(dialog()).toHaveAttribute('dir', 'ltr')
  await expect.element(button('Close')).toBeVisible()

  adapter.report(connected())
  await expect.element(button('Kopiuj adres')).toBeVisible()
  await expect.element(button('Disconnect')).toBeVisible()
  expect(document.querySelector('fy-button')?.shadowRoot?.querySelector('button')?.ariaLabel).toMatch(
    /^Konto 0x/,
  )
})

test('goes over to another language while it is open, and turns its direction', async () => {
  const he: Language = {
    code: 'he',
    dir: 'rtl',
    load: async () => ({ base: { connectTitle: 'חיבור ארנק' } }),
  }
  const { foyer } = setup({ languages: [he] })
  await foyer.open()
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
  foyer.update({ locale: 'he' })
  await expect.element(dialog()).toHaveAccessibleName('חיבור ארנק')
  await expect.element(dialog()).toHaveAttribute('dir', 'rtl')
  foyer.update({ locale: 'ja' })
  await expect.element(dialog()).toHaveAccessibleName('ウォレットを接続')
  await expect.element(dialog()).toHaveAttribute('dir', 'ltr')
})

test('takes up a language that is given later', async () => {
  const { foyer } = setup({})
  const uk: Language = {
    code: 'uk',
    button: { connect: 'Під’єднати' },
    load: async () => ({ base: { connectTitle: 'Під’єднати гаманець' } }),
  }
  foyer.update({ languages: [uk], locale: 'uk' })
  await expect.element(button('Під’єднати')).toBeVisible()
  await foyer.open()
  await expect.element(dialog()).toHaveAccessibleName('Під’єднати гаманець')
})

test('is English while a language cannot be loaded, and tries again at the next open', async () => {
  let isDown = true
  const it: Language = {
    code: 'it',
    button: { connect: 'Collega' },
    async load() {
      if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
      return { base: { connectTitle: 'Collega portafoglio' } }
    },
  }
  const { foyer } = setup({ locale: 'it', languages: [it] })
  const failures: unknown[] = []
  foyer.on('error', (error) => failures.push(error))
  await foyer.open()
  await expect.element(dialog()).toHaveAccessibleName('Connect Wallet')
  await expect.element(dialog()).toHaveAttribute('lang', 'en')
  await vi.waitUntil(() => failures.length > 0)
  foyer.close()
  await closed()

  isDown = false
  await foyer.open()
  await expect.element(dialog()).toHaveAccessibleName('Collega portafoglio')
})

test('draws a view in English while its texts cannot be loaded, and tries again at the next open', async () => {
  let isDown = true
  const hu: Language = {
    code: 'hu',
    load: async () => ({
      base: { accountTitle: 'Fiók' },
      async account() {
        if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
        return { copyAddress: 'Cím másolása' }
      },
    }),
  }
  const { adapter, foyer } = setup({ locale: 'hu', languages: [hu] })
  adapter.report(connected())
  await foyer.open()
  await expect.element(dialog()).toHaveAccessibleName('Fiók')
  await expect.element(button('Copy address')).toBeVisible()
  foyer.close()
  await closed()

  isDown = false
  await foyer.open()
  await expect.element(button('Cím másolása')).toBeVisible()
})
