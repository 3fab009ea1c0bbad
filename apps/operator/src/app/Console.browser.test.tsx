import { errorsAbi } from '@foyer/presale-contracts'
import { BaseError, encodeErrorResult, RawContractError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HOLDERS } from '../../test/exampleConfig.ts'
import { NOW, renderConsole } from '../../test/renderConsole.tsx'

afterEach(() => vi.restoreAllMocks())

const button = (name: string) => page.getByRole('button', { name })

/** Lets the indexer answer with these items. */
function indexerHas(...items: object[]) {
  const answer = { asOf: { blockNumber: 100, timestamp: NOW }, items, nextCursor: null }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer))
}

const position = { blockNumber: 1, timestamp: NOW - 300, transactionHash: `0x${'ab'.repeat(32)}` }

describe('status', () => {
  test('without a wallet, a pause is prepared for the guardian and cannot be sent', async () => {
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

  test('the roles of the connected account are named', async () => {
    await renderConsole({ account: HOLDERS.guardian })
    await expect.element(page.getByText(/^GUARDIAN: pausing the sale/)).toBeVisible()
    await button('Pause the sale…').click()
    await expect.element(button('Send with the connected wallet')).toBeVisible()
  })

  test('what the contracts would refuse is said in their words, and cannot be sent', async () => {
    const data = encodeErrorResult({ abi: errorsAbi, errorName: 'EnforcedPause' })
    const simulate = () =>
      Promise.reject(new BaseError('reverted', { cause: new RawContractError({ data }) }))
    await renderConsole({ account: HOLDERS.guardian, simulate })
    await button('Pause the sale…').click()
    await expect.element(page.getByText('pause would be refused: EnforcedPause().')).toBeVisible()
    await expect.element(button('Send with the connected wallet')).not.toBeInTheDocument()
  })

  test('closing a proposal gives the focus back', async () => {
    await renderConsole()
    await button('Pause the sale…').click()
    await button('Discard').click()
    await expect.element(button('Pause the sale…')).toHaveFocus()
  })

  test('a chain that does not answer is an error with a way on, not an empty page', async () => {
    await renderConsole({
      answers: { home: () => Promise.reject(new BaseError('HTTP request failed.')) },
    })
    await expect.element(page.getByText('HTTP request failed.')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })
})

describe('withdrawals', () => {
  const waiting = {
    ...{ id: '7', user: `0x${'cd'.repeat(20)}`, token: '0x55d398326f99059ff775485246999027b3197955' },
    ...{ amount: '20000000000000000000', fee: '1', gasFee: '1', net: '18000000000000000000' },
    ...{ status: 'processing', ...position },
  }

  test('the keeper may settle at once', async () => {
    indexerHas(waiting)
    await renderConsole({ path: '/withdrawals', account: HOLDERS.keeper })
    await expect.element(page.getByText('18 USDT')).toBeVisible()
    await button('Settle 1 in USDT…').click()
    await expect.element(page.getByRole('heading', { name: 'Settle 1 withdrawal of USDT' })).toBeVisible()
    await expect.element(button('Send with the connected wallet')).toBeVisible()
  })

  test('a new keeper is prepared for the operator, an address without its checksum is refused', async () => {
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

  test('anybody else waits for ten minutes', async () => {
    indexerHas(waiting)
    await renderConsole({ path: '/withdrawals', account: HOLDERS.guardian })
    await expect.element(page.getByText('None may be settled by this account yet.')).toBeVisible()
  })

  test('an indexer that does not answer is said', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await renderConsole({ path: '/withdrawals' })
    await expect.element(page.getByText('The indexer does not answer.')).toBeVisible()
  })
})

describe('scheduled calls', () => {
  const operation = {
    ...{ id: '1'.repeat(75), hash: `0x${'ef'.repeat(32)}`, nonce: 1, status: 'scheduled' },
    ...{ caller: HOLDERS.adminSafe, target: '0x5555555555555555555555555555555555555556' },
    ...{ data: '0x8456cb59', readyAt: NOW + 60, ...position },
  }

  test('one that waits can be cancelled and not yet be executed', async () => {
    indexerHas(operation)
    await renderConsole({ path: '/operations' })
    await expect.element(page.getByText('waits until 2025-10-07T13:31:00Z')).toBeVisible()
    await expect.element(button('Execute…')).toBeDisabled()
    await button('Cancel…').click()
    await expect
      .element(page.getByText(/^Take it to the account that has one/))
      .toMatchTextContent(HOLDERS.adminSafe)
  })

  test('one whose delay has passed can be executed', async () => {
    indexerHas({ ...operation, readyAt: NOW - 1 })
    await renderConsole({ path: '/operations' })
    await button('Execute…').click()
    await expect.element(page.getByRole('heading', { name: 'Execute pause' })).toBeVisible()
  })
})
