import { describeListChange, type LiveList } from '@foyer/presale-operator'
import { unzipSync } from 'fflate'
import type { Address, Hex } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HOLDERS } from '../../../test/exampleConfig.ts'
import { renderConsole, view } from '../../../test/renderConsole.tsx'
import { describeError } from '../../app/describeError.ts'
import { doJob } from './doJob.ts'
import type { BuiltList, Job, JobAnswer } from './jobs.ts'

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

test('finds one of 1,200 changed addresses, and shows no more than two hundred', async () => {
  const [live, next] = [addresses(0, 600), addresses(600, 1_200)]
  const { propose } = await setup(next, { status: 'read', root: LIVE, addresses: live })
  const panel = await propose()
  const rows = panel.getByRole('region', { name: 'Added and removed addresses' }).getByRole('listitem')
  expect(rows.elements()).toHaveLength(200)
  await expect.element(panel.getByText(/^1,200 addresses change\. The first 200 are shown\.$/)).toBeVisible()
  const [wanted = '0x'] = addresses(1_001, 1_002)
  await panel.getByRole('searchbox', { name: /^Find an address/ }).fill(wanted)
  await expect.element(panel.getByText(/^1 of 1,200 match\.$/)).toBeVisible()
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

describe('a file', () => {
  const live = addresses(1, 4)
  const none = () => {}
  const fileOf = (text: string) => new File([text], 'list.csv', { type: 'text/csv' })
  const build = (text: string) =>
    doJob({ type: 'build', mode: 'replace', file: fileOf(text) }, none) as Promise<BuiltList>

  /** Opens the page with a list of three in force, whose shards are published, and a worker that has no thread of its own. */
  async function setup() {
    class LocalWorker {
      onmessage?: (event: { data: JobAnswer }) => void
      async postMessage(job: Job) {
        const data = await doJob(job, none).then(
          (result) => ({ status: 'done', result }) as JobAnswer,
          (error: unknown) => ({ status: 'failed', failure: describeError(error) }) as const,
        )
        this.onmessage?.({ data })
      }
      terminate() {}
    }
    const { root, zip } = await build(live.join('\n'))
    const files = unzipSync(zip)
    vi.stubGlobal('Worker', LocalWorker)
    vi.stubGlobal('fetch', async (url: string) => new Response(files[url.replace(/^.*?(0x)/, '$1')]))
    onTestFinished(() => void vi.unstubAllGlobals())
    await renderConsole({
      path: '/whitelist',
      account: HOLDERS.operator,
      answers: { home: () => ({ ...view, whitelistRoot: root }), canCall: () => [true, 0] },
    })
    const replace = () => page.getByRole('radio', { name: 'Replace the list in force' })
    const choose = (text: string) => userEvent.upload(page.getByLabelText(/^CSV file/), fileOf(text))
    return { root, replace, choose }
  }

  const alert = (text: RegExp) => page.getByRole('alert').getByText(text)
  const rootField = () => page.getByRole('textbox', { name: 'Root' })

  test.each(['', '\uFEFF', '\n\n', 'address\n'])(
    'without an address (%j) is refused, and the list that was built before stays',
    async (text) => {
      const { choose } = await setup()
      await choose(addresses(3, 5).join('\n'))
      const { root } = await build(addresses(1, 5).join('\n'))
      await expect.element(rootField()).toHaveValue(root)
      await choose(text)
      await expect.element(alert(/is empty: put one address on each line/)).toBeVisible()
      await expect.element(page.getByText(/to remove/)).not.toBeInTheDocument()
      await expect.element(rootField()).toHaveValue(root)
    },
  )

  test('with some of the addresses in force removes none of them when added, and says in red whom it removes else', async () => {
    const { root, replace, choose } = await setup()
    await choose(`${live[0]}`)
    await expect.element(page.getByText('0 to add, 0 to remove, 3 stay.')).not.toHaveClass('bad')
    await expect
      .element(page.getByText('1 address of the file is on the list in force already'))
      .toBeVisible()
    await expect.element(rootField()).toHaveValue(root)
    await expect.element(page.getByText('This root is in force.')).toBeVisible()

    await replace().click()
    await expect.element(page.getByText('0 to add, 2 to remove, 1 stays.')).toHaveClass('bad')
    const rows = page.getByRole('region', { name: 'Added and removed addresses' }).getByRole('listitem')
    expect(rows.elements().map((row) => row.textContent)).toEqual([
      `− removed ${live[1]}`,
      `− removed ${live[2]}`,
    ])
    await expect.element(page.getByText(/another sale/)).not.toBeInTheDocument()
  })

  test('of another sale says so when it replaces the list, and keeps all who are on it when added', async () => {
    const { replace, choose } = await setup()
    await choose(addresses(11, 13).join('\n'))
    await expect.element(page.getByText('2 to add, 0 to remove, 3 stay.')).toBeVisible()
    await replace().click()
    await expect.element(page.getByText('2 to add, 3 to remove, 0 stay.')).toHaveClass('bad')
    await expect
      .element(page.getByText('None of the addresses in force is on it: it may be the list of another sale.'))
      .toHaveClass('bad')
    await button('Check the published shards').click()
    await expect.element(alert(/^The shard .* cannot be read/)).toBeVisible()
    await expect.element(button('Put it in force…')).toBeDisabled()
  })
})
