import { IS_FULL } from '@foyer/harness/full'
import { encodeEventTopics, type Hash, parseAbi, zeroHash } from 'viem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView, USDT, unboundProfile } from '../../../test/exampleView.ts'
import {
  boundLog,
  createFakeChain,
  type FakeChain,
  minedLog,
  revokedLog,
  withdrawalRequestedLog,
  withdrawalSettledLog,
} from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { useRevoke } from '../allowance/useRevoke.ts'
import { useBind } from '../invite/useBind.ts'
import { useSettlement } from '../withdraw/useSettlement.ts'
import { useWithdrawal } from '../withdraw/useWithdrawal.ts'
import { TransactionNote, type TransactionNoteProps } from './TransactionNote.tsx'

const HASH: Hash = `0x${'cd'.repeat(32)}`
const SAFE_HASH: Hash = `0x${'5a'.repeat(32)}`
/** A second of the newest block of the fake chain. */
const NOW = Number(exampleView().timestamp)

type Action = {
  topic: 'bind' | 'withdrawal' | 'settlement' | 'allowance'
  /** The event that proves it. */
  log: Parameters<typeof minedLog>[0]
  /** The contracts’ records of it. */
  record: (chain: FakeChain) => void
}

const listed = (log: Action['log']) => (chain: FakeChain) => {
  chain.functions.logs = () => [minedLog(log, HASH)]
}

const ACTIONS: readonly Action[] = [
  {
    topic: 'bind',
    log: boundLog(BUYER),
    record(chain) {
      chain.functions.profileOf = () => ({ ...unboundProfile, boundAt: NOW })
    },
  },
  {
    topic: 'withdrawal',
    log: withdrawalRequestedLog(BUYER, 7),
    record(chain) {
      const request = { id: 7, token: USDT, requestedAt: NOW, amount: 1n, received: 1n, status: 1 }
      chain.functions.withdrawalsOf = () => [[request], 0]
    },
  },
  {
    topic: 'settlement',
    log: withdrawalSettledLog(BUYER, 7),
    record: listed(withdrawalSettledLog(BUYER, 7)),
  },
  { topic: 'allowance', log: revokedLog(BUYER), record: listed(revokedLog(BUYER)) },
]

/** All in `test:full`, else one that the contracts record and one that only its event proves. */
const someActions = ACTIONS.filter(({ topic }) => IS_FULL || topic === 'withdrawal' || topic === 'allowance')

type ProbeProps = { transaction: TransactionNoteProps['transaction']; start: () => Promise<void> }

function Probe({ transaction, start }: ProbeProps) {
  return (
    <>
      <button type="button" onClick={() => void start()}>
        Start
      </button>
      <TransactionNote transaction={transaction} />
      {transaction.state.status === 'confirmed' && <p>Confirmed.</p>}
    </>
  )
}

function Bind() {
  const { bind, ...transaction } = useBind(BUYER, () => {})
  return <Probe transaction={transaction} start={() => bind('K7M2P9QX')} />
}

function Withdrawal() {
  const { request, ...transaction } = useWithdrawal(BUYER)
  return <Probe transaction={transaction} start={() => request(USDT, 1n)} />
}

function Settlement() {
  const { settle, ...transaction } = useSettlement(BUYER)
  return <Probe transaction={transaction} start={() => settle(USDT, 7)} />
}

function Revocation() {
  const { revoke, ...transaction } = useRevoke(BUYER)
  return <Probe transaction={transaction} start={() => revoke(USDT)} />
}

const PROBES = { bind: Bind, withdrawal: Withdrawal, settlement: Settlement, allowance: Revocation }

/** Starts the action with a wallet that answers as told. */
async function start({ topic }: Action, send: () => Promise<Hash>, code = '0x') {
  const chain = createFakeChain()
  chain.functions.code = () => code
  const { runtime } = await createTestRuntime({ chain, wallet: createFakeWallet({ send }) })
  const Part = PROBES[topic]
  const { queryClient } = renderWithProviders(<Part />, { runtime })
  await page.getByRole('button', { name: 'Start' }).click()
  return { chain, runtime, queryClient }
}

test.each(someActions)(
  'a transaction of a Safe ($topic) waits for its other owners, and is confirmed',
  async (action) => {
    const { chain, queryClient } = await start(action, async () => SAFE_HASH, '0x6080')
    await expect.element(page.getByText(/This account is a contract: the transaction waits/)).toBeVisible()
    const [event] = encodeEventTopics({ abi: parseAbi(['event ExecutionSuccess(bytes32 indexed, uint256)']) })
    const execution = { address: BUYER, topics: [event, SAFE_HASH], data: zeroHash }
    chain.mine(HASH, [action.log])
    chain.functions.logs = () => [minedLog(execution, HASH)]
    // Looks now instead of in four seconds.
    await queryClient.invalidateQueries()
    await expect.element(page.getByText('Confirmed.')).toBeVisible()
  },
)

test.each(someActions)(
  'takes up a transaction ($topic) that the wallet sends after its request expired',
  async (action) => {
    const send = vi.fn(() => Promise.reject({ code: 8000, message: 'Request expired. Please try again.' }))
    const { chain, runtime } = await start(action, send)
    await expect.element(page.getByText(/has not answered the last request/)).toBeVisible()
    action.record(chain)
    chain.see(HASH, BUYER, 0)
    chain.finalize(1)
    // It is looked for before the wallet is asked again.
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
    chain.mine(HASH, [action.log])
    await expect.element(page.getByText('Confirmed.')).toBeVisible()
    expect(runtime.pending.unanswered[action.topic].get(BUYER)).toBeUndefined()
  },
)
