import { presaleAbi } from '@foyer/presale-contracts'
import { operationIdOf } from '@foyer/presale-operator'
import { encodeFunctionData, getAddress, RawContractError, zeroHash } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleConfig, HOLDERS } from '../../test/exampleConfig.ts'
import { type Answers, NOW, renderConsole } from '../../test/renderConsole.tsx'

afterEach(() => vi.restoreAllMocks())

const { presale } = exampleConfig().deployment.contracts
const USDT = '0x55d398326f99059ff775485246999027b3197955'
const attacker = `0x${'9'.repeat(40)}`
const position = { blockNumber: 1, timestamp: NOW - 900, transactionHash: `0x${'ab'.repeat(32)}` }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const send = vi.fn()

/** A console with the operator's wallet, whose indexer answers with these items. */
async function renderWithForged(path: string, items: readonly object[], answers: Answers = {}) {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ asOf: { blockNumber: 100, timestamp: NOW }, items, nextCursor: null }),
  )
  // An account without a delay may call at once: the case in which the AccessManager asks for no schedule.
  const canCall = () => [true, 0]
  await renderConsole({ path, account: HOLDERS.operator, answers: { canCall, ...answers }, send })
}

const forgedOperation = {
  id: '1'.repeat(75),
  hash: zeroHash,
  nonce: 1,
  status: 'scheduled',
  caller: HOLDERS.operator,
  target: presale.toLowerCase(),
  readyAt: NOW - 60,
  ...position,
  data: encodeFunctionData({
    abi: presaleAbi,
    functionName: 'setWhitelistRoot',
    args: [`0x${'66'.repeat(32)}`, 'https://attacker.example'],
  }),
}

test('offers nothing for a forged operation, and says that the chain does not know it', async () => {
  await renderWithForged('/operations', [forgedOperation])
  await expect.element(page.getByText('The chain does not know this operation.')).toBeVisible()
  await expect.element(button('Execute…')).not.toBeInTheDocument()
  await expect.element(button('Cancel…')).not.toBeInTheDocument()
})

test('takes the time of an operation from the chain alone', async () => {
  const pause = { ...forgedOperation, data: '0x8456cb59', readyAt: NOW - 60 }
  await renderWithForged('/operations', [pause], { getSchedule: () => NOW + 60 })
  await expect.element(page.getByText('waits until 7 Oct 2025, 13:31 UTC')).toBeVisible()
  await expect.element(button('Execute…')).toBeDisabled()
})

test('lists an operation beside one that the AccessManager panics over, which waits for ever', async () => {
  const pause = { ...forgedOperation, id: '2'.repeat(75), data: '0x8456cb59' }
  const far = { ...forgedOperation, readyAt: 2 ** 48 - 1 }
  const panic = new RawContractError({ data: `0x4e487b71${'11'.padStart(64, '0')}` })
  const getSchedule: Answers['getSchedule'] = ([id]) => {
    const { caller, target, data } = forgedOperation
    if (id === operationIdOf({ caller, target: getAddress(target), data })) throw panic
    return NOW + 60
  }
  await renderWithForged('/operations', [far, pause], { getSchedule })
  await expect.element(page.getByText('waits until 7 Oct 2025, 13:31 UTC')).toBeVisible()
  await expect.element(page.getByText('waits for ever: it can never be executed')).toBeVisible()
  await expect.element(button('Cancel…').first()).toBeEnabled()
})

test('cannot be sent when the chain forgets an operation between the list and the proposal', async () => {
  const answers = [NOW - 1, 0]
  const pause = { ...forgedOperation, data: '0x8456cb59' }
  await renderWithForged('/operations', [pause], { getSchedule: () => answers.shift() ?? 0 })
  await button('Execute…').click()
  await expect
    .element(page.getByRole('alert').getByText('The chain does not know this operation.'))
    .toBeVisible()
  await expect.element(button('Send with the connected wallet')).not.toBeInTheDocument()
  await expect.element(button('Download for the Safe')).not.toBeInTheDocument()
})

test('does not execute an operation that it cannot read', async () => {
  const foreign = { ...forgedOperation, target: attacker }
  await renderWithForged('/operations', [foreign], { getSchedule: () => NOW - 1 })
  await expect.element(page.getByText(/^unreadable:/)).toBeVisible()
  await expect.element(button('Execute…')).not.toBeInTheDocument()
})

test('executes a scheduled whitelist only after its shards are checked', async () => {
  await renderWithForged('/operations', [forgedOperation], { getSchedule: () => NOW - 1 })
  await expect.element(button('Check the published shards')).toBeEnabled()
  await expect.element(button('Execute…')).toBeDisabled()
})

test('lists as holders of a role only accounts that the chain confirms', async () => {
  const member = { id: '1'.repeat(75), role: '1', account: attacker, ...position }
  await renderWithForged('/roles', [member, { ...member, role: '9'.repeat(70) }])
  await expect
    .element(page.getByRole('region', { name: 'OPERATOR' }).getByText(HOLDERS.operator))
    .toBeVisible()
  await expect.element(page.getByText(attacker)).not.toBeInTheDocument()
})

test('settles only withdrawals that the vault confirms', async () => {
  const waiting = (id: string) => ({
    id,
    user: attacker,
    token: USDT,
    amount: '9'.repeat(30),
    fee: '1',
    gasFee: '1',
    net: '1',
    status: 'processing',
    ...position,
  })
  await renderWithForged('/withdrawals', ['1', '2', '3', '4'].map(waiting), {
    // 1 waits, 2 is paid, 3 is of another token, 4 does not exist.
    withdrawalsOf: ([, id]) => [
      id === 4 ? [] : [{ id, token: id === 3 ? attacker : USDT, status: id === 2 ? 2 : 1, received: 1n }],
      0,
    ],
  })
  await button('Settle 4 in USDT…').click()
  await expect
    .element(page.getByText(`settle(${exampleConfig().deployment.tokens[0]?.address}, [1])`))
    .toBeVisible()
})

test('proposes nothing when the vault confirms no withdrawal', async () => {
  const forged = {
    id: '7',
    user: attacker,
    token: USDT,
    amount: '1',
    fee: '1',
    gasFee: '1',
    net: '1',
    status: 'processing',
    ...position,
  }
  await renderWithForged('/withdrawals', [forged])
  await button('Settle 1 in USDT…').click()
  await expect.element(page.getByText('None of these withdrawals is waiting in the vault.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Settle/ })).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['/operations', 'presale operations'],
  ['/roles', 'presale roles show'],
])('says on %s that the indexer can leave something out, and what reads it all', async (path, command) => {
  await renderWithForged(path, [])
  await expect.element(page.getByText(/The indexer tells .* can leave (calls|accounts) out/)).toBeVisible()
  await expect.element(page.getByText(command)).toBeVisible()
  await expect.element(page.getByText('Nothing is scheduled.')).not.toBeInTheDocument()
})
