import { describeListChange, type LiveList } from '@foyer/presale-operator'
import type { Address, Hex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HOLDERS } from '../../../test/exampleConfig.ts'
import { renderConsole, view } from '../../../test/renderConsole.tsx'
import type { Job, JobAnswer } from './jobs.ts'

const LIVE = `0x${'ab'.repeat(32)}` as const
const NEXT = `0x${'cd'.repeat(32)}` as const

const button = (name: string) => page.getByRole('button', { name })
const addresses = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index): Address => `0x${(from + index).toString(16).padStart(40, '0')}`,
  )

/** Opens the page with a list in force, and a worker that has read all shards of the next one. */
async function setup(next: readonly Address[], live: LiveList) {
  class FakeWorker {
    onmessage?: (event: { data: JobAnswer }) => void
    postMessage(_job: Job) {
      const result = { count: next.length, ...describeListChange(next, live) }
      queueMicrotask(() => this.onmessage?.({ data: { status: 'done', result } as JobAnswer }))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  let inForce: Hex = LIVE
  await renderConsole({
    path: '/whitelist',
    account: HOLDERS.operator,
    answers: { home: () => ({ ...view, whitelistRoot: inForce }), canCall: () => [true, 0] },
  })
  return {
    async propose() {
      await page.getByRole('textbox', { name: 'Root' }).fill(NEXT)
      await button('Check the published shards').click()
      await button('Put it in force…').click()
      await expect.element(page.getByRole('heading', { name: 'Put a whitelist in force' })).toHaveFocus()
      return page.getByRole('region', { name: 'Put a whitelist in force' })
    },
    putInForce(root: Hex) {
      inForce = root
    },
  }
}

test('says how many addresses a list adds, removes and keeps, and sends it only after a tick', async () => {
  const [kept = '0x', gone = '0x', come = '0x'] = addresses(1, 4)
  const { propose } = await setup([kept, come], { status: 'read', root: LIVE, addresses: [kept, gone] })
  const panel = await propose()
  await expect.element(panel.getByText('1 to add, 1 to remove, 1 stays.')).toHaveClass('bad')
  await expect.element(panel.getByText(/^It removes 1 of the 2 addresses/)).toHaveClass('bad')
  const changed = panel.getByRole('region', { name: 'Added and removed addresses' }).getByRole('listitem')
  expect(changed.elements().map((item) => item.textContent)).toEqual([`− removed ${gone}`, `+ added ${come}`])

  const send = panel.getByRole('button', { name: 'Send with the connected wallet' })
  for (const act of [send, panel.getByRole('button', { name: 'Download for the Safe' })])
    await expect.element(act).toBeDisabled()
  panel.getByRole('checkbox', { name: 'Remove 1 address' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(send).toBeEnabled()
})

test('asks for no tick where nobody is removed', async () => {
  const [one = '0x', two = '0x'] = addresses(1, 3)
  const { propose } = await setup([one, two], { status: 'read', root: LIVE, addresses: [one] })
  const panel = await propose()
  await expect.element(panel.getByText('1 to add, 0 to remove, 1 stays.')).toBeVisible()
  await expect.element(panel.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(panel.getByRole('button', { name: 'Send with the connected wallet' })).toBeEnabled()
})

test('says instead of a count that the list in force cannot be read, and asks for a tick', async () => {
  const { propose } = await setup(addresses(1, 3), { status: 'unread', root: LIVE })
  const panel = await propose()
  await expect.element(panel.getByText(/whom this list removes is not known\.$/)).toBeVisible()
  await expect.element(panel.getByText(/to remove/)).not.toBeInTheDocument()
  await expect.element(panel.getByRole('button', { name: 'Send with the connected wallet' })).toBeDisabled()
  await panel.getByRole('checkbox', { name: 'Put it in force without knowing whom it removes' }).click()
  await expect.element(panel.getByRole('button', { name: 'Send with the connected wallet' })).toBeEnabled()
})

test('finds one of 200,000 changed addresses, and shows no more than two hundred', async () => {
  const [live, next] = [addresses(0, 100_000), addresses(100_000, 200_000)]
  const { propose } = await setup(next, { status: 'read', root: LIVE, addresses: live })
  const panel = await propose()
  const rows = panel.getByRole('region', { name: 'Added and removed addresses' }).getByRole('listitem')
  expect(rows.elements()).toHaveLength(200)
  await expect
    .element(panel.getByText(/^200,000 addresses change\. The first 200 are shown\.$/))
    .toBeVisible()
  const [wanted = '0x'] = addresses(150_001, 150_002)
  const begun = performance.now()
  await panel.getByRole('searchbox', { name: /^Find an address/ }).fill(wanted)
  await expect.element(panel.getByText(/^1 of 200,000 match\.$/)).toBeVisible()
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(rows.elements().map((row) => row.textContent)).toEqual([`+ added ${wanted}`])
  await expect.element(panel.getByRole('button', { name: 'Download all as CSV' })).toBeDefined()
})

test('forgets what was compared when another list is put in force meanwhile', async () => {
  const [one = '0x', two = '0x'] = addresses(1, 3)
  const { propose, putInForce } = await setup([one, two], { status: 'read', root: LIVE, addresses: [one] })
  const panel = await propose()
  await panel.getByRole('button', { name: 'Discard' }).click()
  putInForce(`0x${'ef'.repeat(32)}`)
  await expect.element(button('Put it in force…')).toBeEnabled()
  // The page reads the chain again when somebody returns to it.
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(button('Put it in force…')).toBeDisabled()
})
