import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { saleQueryOptions } from './saleQuery.ts'

const BROKEN = getAddress(`0x${'b0'.repeat(20)}`)

const view = {
  timestamp: 0n,
  items: [],
  tokens: [{ token: BROKEN, symbol: '', decimals: 18, enabled: true, readable: false }],
}

const answers: Record<string, unknown> = { home: view, steps: [], NOTICE: 3_600n, fees: 1n, liability: 5n }

const runtime = {
  client: {
    getBlock: async () => ({ timestamp: 0n }),
    readContract: async ({ functionName }: { functionName: string }) => {
      if (functionName === 'balanceOf') throw new Error('execution reverted')
      return answers[functionName]
    },
  },
  config: { deployment: { contracts: {}, tokens: [{ symbol: 'USDT', address: BROKEN, decimals: 18 }] } },
}

test('shows a token that does not answer, so that it can be switched off', async () => {
  const { queryFn } = saleQueryOptions(runtime as never)
  if (typeof queryFn !== 'function') throw new Error('the query has no function')
  const { tokens } = await queryFn({} as never)
  expect(tokens).toEqual([
    {
      address: BROKEN,
      symbol: 'USDT',
      decimals: 18,
      enabled: true,
      fees: 1n,
      liability: 5n,
      balance: undefined,
    },
  ])
})
