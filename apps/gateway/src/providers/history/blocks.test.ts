import { expect, test, vi } from 'vitest'
import type { Chain } from '../../chain/createChains.ts'
import type { Store } from '../../store/createStore.ts'
import { createBlocksHistory } from './blocks.ts'

type Row = Awaited<ReturnType<Store['readHistory']>>[number]

const ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

const row = (block: bigint) =>
  ({
    transaction: { hash: '0x', block, position: 3, operation: null, minedAt: new Date(0), sender: ADDRESS },
    transfers: [],
  }) as unknown as Row

const history = (rows: Row[]) =>
  createBlocksHistory({
    store: { readHistory: vi.fn(async () => rows), readFirstBlock: async () => undefined },
    tokenInfos: { read: vi.fn(async () => new Map()) },
    from: 0,
  })

test('a page names the next one only where there is more than it has', async () => {
  const rows = [row(9n), row(8n), row(7n)]
  const read = (limit: number) => history(rows).page({ id: 'eip155:56' } as Chain, ADDRESS, { limit })
  const page = await read(2)
  expect(page.data).toHaveLength(2)
  expect(page.next).toBe(Buffer.from('8.3').toString('base64url'))
  expect(await read(3)).toMatchObject({ data: { length: 3 }, next: null })
})
