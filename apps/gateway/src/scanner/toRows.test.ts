import { encodeAbiParameters, pad } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import type { ChainBlock } from './readBlock.ts'
import { toRows } from './toRows.ts'

const BUYER = `0x${'11'.repeat(20)}` as const
const SALE = `0x${'22'.repeat(20)}` as const
const ITEMS = `0x${'33'.repeat(20)}` as const
const ZERO = `0x${'00'.repeat(20)}` as const
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

/** A block with one call of the sale, by which `from` gives 2 items with the number 1 to the buyer. */
const blockOf = (from: typeof BUYER): ChainBlock => ({
  number: 5n,
  hash: '0x05',
  parentHash: '0x04',
  timestamp: 0n,
  transactions: [{ hash: '0xaa', from: BUYER, to: SALE, input: '0xdeadbeef0001', nonce: 0n, value: 0n }],
  receipts: [
    {
      transactionHash: '0xaa',
      status: 1n,
      logs: [
        {
          address: ITEMS,
          topics: [TRANSFER_SINGLE, pad(SALE), pad(from), pad(BUYER)],
          data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [1n, 2n]),
          logIndex: 0n,
        },
      ],
    },
  ],
})
const rowsOf = (from: typeof BUYER) => toRows({ chain: 'eip155:56', block: blockOf(from), listed: new Set() })

test('tells a minted item from one that somebody else had, and keeps which function was called', () => {
  expect(rowsOf(ZERO).transactions).toMatchObject([{ operation: 'mint', selector: '0xdeadbeef' }])
  expect(rowsOf(SALE).transactions).toMatchObject([{ operation: 'execute' }])
  expect(rowsOf(ZERO).transfers).toContainEqual(
    expect.objectContaining({
      account: BUYER,
      direction: 'in',
      token: ITEMS,
      tokenId: '1',
      amount: '2',
      isSpam: false,
    }),
  )
})

const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** The same block, as a bundler sends it for the buyer's smart account, by what a contract at `emitter` says. */
function bundledBy(emitter: string) {
  const block = blockOf(ZERO)
  const [transaction] = block.transactions
  const [receipt] = block.receipts
  if (transaction === undefined || receipt === undefined) throw new Error('The block is empty.')
  const event = {
    address: emitter,
    topics: [USER_OPERATION, pad('0x01'), pad(BUYER), pad(ZERO)],
    data: '0x' as const,
    logIndex: 1n,
  }
  const { transfers } = toRows({
    chain: 'eip155:56',
    block: {
      ...block,
      transactions: [{ ...transaction, from: `0x${'44'.repeat(20)}` }],
      receipts: [{ ...receipt, logs: [...receipt.logs, event] }],
    },
    listed: new Set(),
  })
  return transfers.find(({ account, direction }) => account === BUYER && direction === 'in')
}

test('takes what a smart account has bought for no spam, unless a stranger says that it bought', () => {
  expect(bundledBy(entryPoint08Address.toLowerCase())).toMatchObject({ isSpam: false })
  expect(bundledBy(SALE)).toMatchObject({ isSpam: true })
})
