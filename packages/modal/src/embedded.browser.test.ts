import { bsc, createFakeAdapter } from '@foyer/modal-core/test'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { type CreateFoyerParameters, createFoyer } from './createFoyer.ts'
import './exports/element.ts'

/** A foyer that is gone when the test ends. */
function setup(parameters: Partial<CreateFoyerParameters> = {}) {
  const foyer = createFoyer({
    networks: [bsc],
    adapters: [createFakeAdapter()],
    storage: null,
    ...parameters,
  })
  onTestFinished(foyer.destroy)
  return { foyer }
}

/** `<fy-modal embedded>` on the page. */
function embed() {
  const element = document.createElement('fy-modal')
  element.setAttribute('embedded', '')
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}
const region = (name: string) => page.getByRole('region', { name })

test('draws the modal in place, without a dialog', async () => {
  const element = embed()
  const { foyer } = setup()
  await expect.element(region('Connect Wallet')).toBeVisible()
  foyer.open()
  await element.updateComplete
  expect(document.querySelectorAll('fy-modal')).toHaveLength(1)
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull()
})

test('has a second column in Connect where its place is 720 px wide, and is 370 px wide elsewhere', async () => {
  const place = document.createElement('div')
  place.append(embed())
  document.body.append(place)
  onTestFinished(() => place.remove())
  setup()
  const column = page.getByRole('complementary', { name: 'What is a wallet?' })
  const width = () => region('Connect Wallet').element().getBoundingClientRect().width
  await expect.element(region('Connect Wallet')).toBeVisible()
  place.style.width = '720px'
  await expect.element(column).toBeVisible()
  expect(width()).toBe(720)
  place.style.width = '719px'
  await expect.element(column).not.toBeInTheDocument()
  expect(width()).toBe(370)
  Object.assign(place.style, { width: '900px', display: 'flex' })
  expect(width()).toBe(370)
})

test('uses z-index 9999 by default', () => {
  const element = embed()
  expect(getComputedStyle(element).zIndex).toBe('9999')
  element.style.setProperty('--fy-z-index', '5')
  expect(getComputedStyle(element).zIndex).toBe('5')
})

test('shows Account or Connect instead of hiding', async () => {
  embed()
  const { foyer } = setup()
  await page.getByRole('button', { name: 'One' }).click()
  await expect.element(region('Account')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Wallets' }).click()
  foyer.close()
  await expect.element(region('Account')).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(region('Connect Wallet')).toBeVisible()
})

test('takes no focus on its own, and keeps it when the view changes', async () => {
  embed()
  const { foyer } = setup()
  await expect.element(region('Connect Wallet')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await foyer.connect({ connectorId: 'io.one' })
  await expect.element(region('Account')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Wallets' }).click()
  await expect.poll(() => document.activeElement?.shadowRoot?.activeElement?.tagName).toBe('H2')
})

test('uses the given instance', async () => {
  const element = embed()
  element.instance = 'second'
  setup()
  await element.updateComplete
  expect(page.getByRole('region').query()).toBeNull()
  setup({ id: 'second', locale: 'zh-CN' })
  await expect.element(region('连接钱包')).toBeVisible()
})

test('draws nothing after its instance is destroyed', async () => {
  embed()
  const { foyer } = setup()
  await expect.element(region('Connect Wallet')).toBeVisible()
  foyer.destroy()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('draws nothing unseen in idle moments, which a modal that opens later does', async () => {
  const unseen: Node[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      unseen.push(...[...addedNodes].filter((node) => (node as HTMLElement).inert))
  })
  observer.observe(document.documentElement, { childList: true })
  onTestFinished(() => observer.disconnect())
  const element = embed()
  const { foyer } = setup()
  await expect.element(region('Connect Wallet')).toBeVisible()
  for (let moment = 0; moment < 20; moment++) await new Promise((resolve) => requestIdleCallback(resolve))
  expect(unseen).toEqual([])
  foyer.destroy()
  element.remove()
  setup()
  await expect.poll(() => unseen).toHaveLength(1)
})
