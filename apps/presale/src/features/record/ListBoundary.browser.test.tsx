import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { createFakeChain } from '../../../test/fakeChain.ts'
import { createFakeIndexer, indexedPurchase } from '../../../test/fakeIndexer.ts'
import { BUYER } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { ListBoundary, useRecordSource } from './ListBoundary.tsx'
import { purchasesSource } from './sources/purchases.ts'
import { useRecords } from './useRecords.ts'

/** A list that draws what the chain says, and cannot draw what the indexer says. */
function Purchases() {
  const { data } = useRecords(useRecordSource(purchasesSource, BUYER))
  const [first] = data?.pages ?? []
  if (first?.origin === 'indexer') throw new RangeError('Invalid time value')
  return <p>{first === undefined ? 'Loading' : `${first.rows.length} from the ${first.origin}`}</p>
}

test('draws a list from the chain that cannot be drawn from the indexer, and leaves the others', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { config } = createFakeIndexer({ purchases: [indexedPurchase(7)] })
  const chain = createFakeChain()
  const [token] = exampleConfig().tokens
  const row = { id: 1, blockNumber: 100, time: 1_759_845_600, itemId: 1, quantity: 1, cost: 1n }
  chain.functions.purchasesOf = () => [[{ ...row, payToken: token?.address }], 0]
  const { runtime } = await createTestRuntime({ chain, config })
  renderWithProviders(
    <>
      <ListBoundary>
        <Purchases />
      </ListBoundary>
      <ListBoundary>
        <p>Another list</p>
      </ListBoundary>
    </>,
    { runtime },
  )
  await expect.element(page.getByText('1 from the chain')).toBeVisible()
  await expect.element(page.getByText('Another list')).toBeVisible()
  vi.restoreAllMocks()
})
