import { onlyInFull } from '@foyer/harness/full'
import { errorsAbi } from '@foyer/presale-contracts'
import { BaseError, encodeErrorResult, getAddress, RawContractError, zeroHash } from 'viem'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleConfig, HOLDERS } from '../../test/exampleConfig.ts'
import { type Answers, NOW, renderConsole, view } from '../../test/renderConsole.tsx'
import type { JobAnswer } from '../features/whitelist/jobs.ts'

const testInFull = onlyInFull(test)

afterEach(() => vi.restoreAllMocks())

const button = (name: string) => page.getByRole('button', { name })

/** Lets the indexer answer with these items. */
function indexerHas(...items: object[]) {
  const answer = { asOf: { blockNumber: 100, timestamp: NOW }, items, nextCursor: null }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer))
}

/** An account without a role. */
const stranger = `0x${'9'.repeat(40)}`

const position = { blockNumber: 1, timestamp: NOW - 300, transactionHash: `0x${'ab'.repeat(32)}` }

describe('status', () => {
  test('prepares a pause for the guardian and cannot send it without a wallet', async () => {
    await renderConsole()
    await expect.element(page.getByText('sold out')).toBeVisible()
    await button('Pause the sale…').click()
    await expect.element(page.getByRole('heading', { name: 'Pause the sale' })).toHaveFocus()
    await expect
      .element(page.getByText(/^Take it to the account that has one/))
      .toMatchTextContent(HOLDERS.guardian)
    await expect.element(button('Send with the connected wallet')).not.toBeInTheDocument()
    await expect.element(button('Copy calldata')).toBeVisible()
  })

  test('names the roles of the connected account', async () => {
    await renderConsole({ account: HOLDERS.guardian })
    await expect.element(page.getByText(/^GUARDIAN: pausing the sale/)).toBeVisible()
    await button('Pause the sale…').click()
    await expect.element(button('Send with the connected wallet')).toBeVisible()
  })

  test('says what the contracts would refuse in their words, and cannot send it', async () => {
    const data = encodeErrorResult({ abi: errorsAbi, errorName: 'EnforcedPause' })
    const simulate = () =>
      Promise.reject(new BaseError('reverted', { cause: new RawContractError({ data }) }))
    await renderConsole({ account: HOLDERS.guardian, simulate })
    await button('Pause the sale…').click()
    await expect.element(page.getByText('pause would be refused: EnforcedPause().')).toBeVisible()
    await expect.element(button('Send with the connected wallet')).not.toBeInTheDocument()
  })

  test('gives the focus back when a proposal is closed', async () => {
    await renderConsole()
    await button('Pause the sale…').click()
    await button('Discard').click()
    await expect.element(button('Pause the sale…')).toHaveFocus()
  })

  test('shows an error with a way on when the chain does not answer', async () => {
    await renderConsole({
      answers: { home: () => Promise.reject(new BaseError('HTTP request failed.')) },
    })
    await expect.element(page.getByText('HTTP request failed.')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })
})

const waiting = {
  id: '7',
  user: `0x${'cd'.repeat(20)}`,
  token: '0x55d398326f99059ff775485246999027b3197955',
  amount: '20000000000000000000',
  fee: '1',
  gasFee: '1',
  net: '18000000000000000000',
  status: 'processing',
  ...position,
}

describe('withdrawals', () => {
  test('lets the keeper settle at once', async () => {
    indexerHas(waiting)
    await renderConsole({
      path: '/withdrawals',
      account: HOLDERS.keeper,
      answers: {
        withdrawalsOf: ([, id]) => [[{ id, token: waiting.token, status: 1, received: 18n * 10n ** 18n }], 0],
      },
    })
    await expect.element(page.getByText('18 USDT')).toBeVisible()
    await expect
      .element(page.getByText(/The keeper is an account that the vault names and no role\./))
      .toBeVisible()
    await button('Settle 1 in USDT…').click()
    await expect.element(page.getByRole('heading', { name: 'Settle 1 withdrawal of USDT' })).toBeVisible()
    await expect
      .element(page.getByText(/^pays 18 USDT in all/))
      .toMatchTextContent(`pays 18 USDT in all 7 18 USDT to ${getAddress(waiting.user)}`)
    await expect.element(button('Send with the connected wallet')).toBeVisible()
  })

  test('prepares a new keeper for the operator and refuses an address without its checksum', async () => {
    indexerHas()
    await renderConsole({ path: '/withdrawals', answers: { canCall: () => [true, 0] } })
    await expect.element(page.getByText('Nothing waits.')).toBeVisible()
    const field = page.getByRole('textbox', { name: 'New keeper' })
    await field.fill('0x00000000000000000000000000000000000a11cE')
    await button('Change…').click()
    await expect.element(page.getByText('Not an address, or its checksum is wrong.')).toBeVisible()
    await field.fill('0x00000000000000000000000000000000000A11cE')
    await button('Change…').click()
    await expect
      .element(
        page.getByRole('heading', { name: 'Set the keeper to 0x00000000000000000000000000000000000A11cE' }),
      )
      .toHaveFocus()
    await expect
      .element(page.getByText(/^Take it to the account that has one/))
      .toMatchTextContent(HOLDERS.operator)
  })

  testInFull(
    'takes what it has settled off the list as soon as the indexer has read that block',
    async () => {
      let indexed = { block: 100, items: [waiting] }
      vi.spyOn(window, 'fetch').mockImplementation(async () =>
        Response.json({
          asOf: { blockNumber: indexed.block, timestamp: NOW },
          items: indexed.items,
          nextCursor: null,
        }),
      )
      await renderConsole({
        path: '/withdrawals',
        account: HOLDERS.keeper,
        answers: {
          withdrawalsOf: ([, id]) => [
            [{ id, token: waiting.token, status: 1, received: 18n * 10n ** 18n }],
            0,
          ],
        },
        send: async () => zeroHash,
        node: {
          eth_getTransactionReceipt: () => ({
            transactionHash: zeroHash,
            from: HOLDERS.keeper,
            status: '0x1',
            logs: [],
            to: exampleConfig().deployment.contracts.rewardVault,
            blockNumber: '0x65',
          }),
        },
      })
      await button('Settle 1 in USDT…').click()
      await button('Send with the connected wallet').click()
      await expect
        .element(page.getByText(/^The indexer has not read your last transaction yet/))
        .toBeVisible()
      indexed = { block: 101, items: [] }
      await expect.element(page.getByText('Nothing waits.')).toBeVisible()
      await expect.element(page.getByText(/^The indexer has not read/)).not.toBeInTheDocument()
    },
  )

  test('lets anybody else settle after ten minutes', async () => {
    indexerHas(waiting)
    await renderConsole({ path: '/withdrawals', account: HOLDERS.guardian })
    await expect.element(page.getByText('None may be settled by this account yet.')).toBeVisible()
  })

  test('says that the indexer does not answer', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await renderConsole({ path: '/withdrawals' })
    await expect.element(page.getByText('The indexer does not answer.')).toBeVisible()
  })
})

testInFull(
  'reads a queue of 600 withdrawals to the 500th, settles it in batches of 200, and leaves the keeper within reach',
  async () => {
    const item = (id: number) => ({ ...waiting, id: String(id), timestamp: NOW - 900 })
    vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
      const first = Number(new URL(String(input)).searchParams.get('cursor') ?? 1)
      return Response.json({
        asOf: { blockNumber: 100, timestamp: NOW },
        items: Array.from({ length: 100 }, (_, index) => item(first + index)),
        nextCursor: first < 501 ? String(first + 100) : null,
      })
    })
    await renderConsole({
      path: '/withdrawals',
      account: HOLDERS.guardian,
      answers: {
        withdrawalsOf: ([, id]) => [[{ id, token: item(1).token, status: 1, received: 18n * 10n ** 18n }], 0],
      },
    })
    await expect.element(page.getByText(/More than 500 wait/)).toBeVisible()
    expect(page.getByRole('row').elements()).toHaveLength(501)
    await button('Settle 200 of 500 in USDT…').click()
    await expect.element(page.getByRole('heading', { name: 'Settle 200 withdrawals of USDT' })).toHaveFocus()
    const queue = page.getByRole('region', { name: 'Waiting withdrawals' }).element()
    expect(queue.getBoundingClientRect().height).toBeLessThan(600)
  },
)

describe('roles', () => {
  const holders = [HOLDERS.adminSafe, HOLDERS.operator, HOLDERS.guardian, HOLDERS.adminSafe]
  const members = holders.map((account, role) => ({
    id: '1'.repeat(75),
    role: String(role),
    account,
    ...position,
  }))
  const surplus = { ...members[1], account: stranger }
  /** An admin of ten seconds of delay; `stranger` is an operator, too. */
  const answers: Answers = {
    getAccess: ([role, account]) =>
      members.some((member) => member.role === String(role) && member.account === account) ||
      (role === 1n && account === stranger)
        ? [1, role === 0n || role === 3n ? 10 : 0, 0, 0]
        : [0, 0, 0, 0],
    canCall: ([caller]) => [false, caller === HOLDERS.adminSafe ? 10 : 0],
    getSchedule: () => 0,
  }
  const role = (name: string) => page.getByRole('region', { name, exact: true })

  test('shows who holds each role, its delay, and who is not in the configuration, also on a phone', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(414, 896))
    indexerHas(...members, surplus)
    await renderConsole({ path: '/roles', answers })
    await expect.element(role('ADMIN')).toMatchTextContent(/delay: 10 seconds/)
    await expect.element(role('OPERATOR').getByText('not in the configuration')).toBeVisible()
    await expect.element(role('GUARDIAN').getByText('not in the configuration')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Roles' })).toBeInViewport()
    await button('Revoke OPERATOR… from 0x9999…9999').click()
    await expect
      .element(page.getByRole('heading', { name: `Revoke OPERATOR from ${stranger}` }))
      .toHaveFocus()
    await expect.element(page.getByText(`still holds it  ${HOLDERS.operator}`)).toBeVisible()
    await expect.element(page.getByText(/^Scheduling; it can be executed/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  test('has the admin grant a role with the delay of the role', async () => {
    indexerHas(...members)
    await renderConsole({ path: '/roles', answers })
    await page.getByRole('textbox', { name: 'Account' }).fill(stranger)
    await button('Grant ADMIN…').click()
    await expect.element(page.getByText(`grantRole(ADMIN, ${stranger}, 10)`)).toBeVisible()
    await expect
      .element(page.getByText(/^Take it to the account that has one/))
      .toMatchTextContent(HOLDERS.adminSafe)
    await button('Grant MANAGER…').click()
    await expect.element(page.getByText(`grantRole(MANAGER, ${stranger}, 10)`)).toBeVisible()
    await button('Grant GUARDIAN…').click()
    await expect.element(page.getByText(`grantRole(GUARDIAN, ${stranger}, 0)`)).toBeVisible()
  })

  test('refuses that the admin takes its own role, and warns before the last holder loses one', async () => {
    indexerHas(...members)
    await renderConsole({ path: '/roles', answers })
    await button('Revoke ADMIN… from 0x1111…1111').click()
    await expect.element(page.getByText(/^The admin 0x1{40} would take its own role away\.$/)).toBeVisible()
    await expect.element(button('Download for the Safe')).not.toBeInTheDocument()
    await button('Revoke GUARDIAN… from 0x3333…3333').click()
    await expect.element(page.getByText(/^Nobody else holds GUARDIAN\. Until/)).toBeVisible()
  })

  test('says that others may hold a role, too, when the indexer does not answer', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await renderConsole({ path: '/roles', answers })
    await expect.element(page.getByText(/^Only accounts of the configuration are shown/)).toBeVisible()
    await expect.element(page.getByText('The indexer does not answer.')).toBeVisible()
    await expect.element(role('OPERATOR').getByText(HOLDERS.operator)).toBeVisible()
  })
})

describe('whitelist', () => {
  test('shows how far a list is built, and can cancel it', async () => {
    let isEnded = false
    let report = (_answer: JobAnswer) => {}
    /** Works as long as the test wants. */
    class FakeWorker {
      onmessage?: (event: { data: JobAnswer }) => void
      constructor() {
        report = (data) => this.onmessage?.({ data })
      }
      postMessage() {}
      terminate() {
        isEnded = true
      }
    }
    vi.stubGlobal('Worker', FakeWorker)
    onTestFinished(() => void vi.unstubAllGlobals())
    await renderConsole({ path: '/whitelist' })
    const csv = page.getByLabelText(/^CSV file/)
    await csv.upload(new File(['anything'], 'list.csv'))
    await expect.element(page.getByText('Starting…')).toBeVisible()
    report({ status: 'working', progress: { phase: 'check', share: 0.4 } })
    const bar = page.getByRole('progressbar', { name: 'Checking the lines…' })
    await expect.element(bar).toHaveValue(0.4)
    await button('Cancel').click()
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(csv).toHaveFocus()
    await expect.element(csv).toHaveValue('')
    expect(isEnded).toBe(true)
  })
})

describe('schedule', () => {
  test('previews the public opening, and undoes changes', async () => {
    const opening = NOW + 86_400
    await renderConsole({
      path: '/schedule',
      answers: {
        home: () => ({ ...view, publicOpen: false, publicOpenAt: BigInt(opening) }),
        steps: () => [
          { startsAt: NOW - 60, price: 60n * 10n ** 15n },
          { startsAt: NOW + 172_800, price: 70n * 10n ** 15n },
        ],
      },
    })
    await expect.element(page.getByRole('row', { name: /^now the whitelist \$0\.06 / })).toBeVisible()
    await expect
      .element(page.getByRole('row', { name: /^2025-10-08 13:30 UTC everybody \$0\.06 \$60\.00 24 h/ }))
      .toBeVisible()
    await button('Remove step 2').click()
    await expect.element(button('Change the steps…')).toBeEnabled()
    await button('Undo all').click()
    await expect.element(page.getByRole('group', { name: 'Step 2' })).toBeVisible()
    await expect.element(page.getByText('No changes to save.')).toBeVisible()
  })

  testInFull(
    'adds a step by keyboard, says what is wrong with it, and keeps it on the way to another page',
    async () => {
      onTestFinished(() => sessionStorage.clear())
      await renderConsole({ path: '/schedule' })
      await expect.element(button('Add a step')).toBeVisible()
      button('Add a step').element().focus()
      await userEvent.keyboard('{Enter}')
      const step = page.getByRole('group', { name: 'Step 2' })
      const from = step.getByRole('textbox', { name: 'From (UTC)' })
      const price = step.getByRole('textbox', { name: 'USD per YES' })
      await expect.element(from).toHaveFocus()
      await expect.element(from).toHaveValue('2025-10-08 00:00')
      await expect.element(step).toMatchTextContent(/8 Oct 2025, 00:00 UTC, in 10 hours/)
      await expect.element(price).not.toHaveAttribute('aria-invalid', 'true')

      await userEvent.fill(from, '2025-10-09')
      await expect.element(from).toHaveAttribute('aria-invalid', 'true')
      await expect.element(from).toHaveAccessibleDescription('Add the time, as in 2025-10-08 00:00.')
      await userEvent.keyboard('{Tab}0,08{Tab}')
      await expect
        .element(price)
        .toHaveAccessibleDescription('Add the time, as in 2025-10-08 00:00. Use a point, as in 0.08.')
      await expect.element(button('Change the steps…')).toBeDisabled()

      await page.getByRole('link', { name: 'Tokens' }).click()
      await expect.element(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
      await page.getByRole('link', { name: 'Schedule', exact: true }).click()
      await expect
        .element(page.getByText('Your changes from before are here.', { exact: false }))
        .toBeVisible()
      await expect.element(from).toHaveValue('2025-10-09')
      await expect.element(price).toHaveValue('0,08')

      await userEvent.fill(from, '2025-10-09 12:00')
      await userEvent.fill(price, '0.08')
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('heading', { name: 'Change the price steps' })).toBeVisible()
      await button('Discard').click()

      await button('Remove step 2').click()
      await expect.element(button('Add a step')).toHaveFocus()
      await expect.element(page.getByText('No changes to save.')).toBeVisible()
      expect(sessionStorage).toHaveLength(0)
    },
  )
})

test('keeps the page when skipping to the content', async () => {
  await renderConsole({ path: '/tokens' })
  await expect.element(page.getByRole('heading', { name: 'A further token' })).toBeVisible()
  page.getByRole('button', { name: 'Skip to the content' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
})

describe('scheduled calls', () => {
  const operation = {
    id: '1'.repeat(75),
    hash: `0x${'ef'.repeat(32)}`,
    nonce: 1,
    status: 'scheduled',
    caller: HOLDERS.adminSafe,
    target: '0x5555555555555555555555555555555555555556',
    data: '0x8456cb59',
    readyAt: NOW + 60,
    ...position,
  }

  test('offers to cancel and not to execute an operation that waits', async () => {
    indexerHas(operation)
    await renderConsole({ path: '/operations', answers: { getSchedule: () => NOW + 60 } })
    await expect.element(page.getByText('waits until 7 Oct 2025, 13:31 UTC')).toBeVisible()
    await expect.element(button('Execute…')).toBeDisabled()
    await button('Cancel…').click()
    await expect
      .element(page.getByText(/^Take it to the account that has one/))
      .toMatchTextContent(HOLDERS.adminSafe)
  })

  test('executes an operation whose delay has passed, as the account that scheduled it', async () => {
    indexerHas({ ...operation, caller: stranger })
    await renderConsole({ path: '/operations', answers: { getSchedule: () => NOW - 1 } })
    await button('Execute…').click()
    await expect.element(page.getByRole('heading', { name: 'Execute a scheduled call' })).toBeVisible()
    await expect.element(page.getByText(/^call {9}pause\(\)/)).toBeVisible()
    await expect.element(page.getByText(/^Take it to the account that has one/)).toMatchTextContent(stranger)
  })

  test('has a guardian cancel a call of the manager, and no change of roles', async () => {
    const { accessManager } = exampleConfig().deployment.contracts
    indexerHas(operation, { ...operation, target: accessManager })
    await renderConsole({
      path: '/operations',
      account: HOLDERS.guardian,
      answers: { getSchedule: () => NOW + 60 },
    })
    await expect.element(page.getByText('It changes roles: only an admin can cancel it.')).toBeVisible()
    await button('Cancel…').first().click()
    await expect.element(page.getByText(`${HOLDERS.guardian} (guardian)`)).toBeVisible()
    await button('Cancel…').last().click()
    await expect.element(page.getByText(`${HOLDERS.adminSafe} (admin)`)).toBeVisible()
  })

  test('lists what the chain has scheduled when the indexer does not answer', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const { caller, target, data } = operation
    await renderConsole({
      path: '/operations',
      answers: { getSchedule: () => NOW + 60 },
      logs: [
        {
          eventName: 'OperationScheduled',
          args: { operationId: zeroHash, caller, target, data, schedule: NOW + 60 },
        },
      ],
    })
    await expect.element(page.getByText('The indexer does not answer.')).toBeVisible()
    await expect.element(page.getByText('waits until 7 Oct 2025, 13:31 UTC')).toBeVisible()
  })
})
