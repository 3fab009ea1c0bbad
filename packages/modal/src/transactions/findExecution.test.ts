import { setupModal } from '@foyer/modal-core/test'
import { type Hex, pad, toEventSelector, zeroAddress } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { expect, test, vi } from 'vitest'
import { ADDRESS } from '../test/createWallet.ts'
import { createSearch, outcomeOf } from './findExecution.ts'

/** The account’s own name of the transaction, and the transaction in which others executed it. */
const HASH = `0x${'5a'.repeat(32)}` as const
const OUTER = `0x${'0e'.repeat(32)}` as const

const EXECUTED = toEventSelector('ExecutionSuccess(bytes32,uint256)')
const FAILED = toEventSelector('ExecutionFailure(bytes32,uint256)')
const OPERATION = toEventSelector('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)')

const words = (...values: Hex[]) => `0x${values.map((value) => pad(value).slice(2)).join('')}`
const old = (event: Hex) => ({ address: ADDRESS, topics: [event], data: words(HASH, '0x0') })
const indexed = (event: Hex) => ({ address: ADDRESS, topics: [event, HASH], data: words('0x0') })
const operation = (success: Hex, address: string = entryPoint08Address) => ({
  address,
  topics: [OPERATION, HASH, pad(ADDRESS.toLowerCase() as Hex), pad(zeroAddress)],
  data: words('0x7', success, '0x1', '0x1'),
})

test.each<[string, object, string | undefined]>([
  ['a Safe that has executed it', old(EXECUTED), 'confirmed'],
  ['a Safe of version 1.4 that has executed it', indexed(EXECUTED), 'confirmed'],
  ['a Safe in which it has failed', old(FAILED), 'reverted'],
  ['a Safe of version 1.4 in which it has failed', indexed(FAILED), 'reverted'],
  ['an EntryPoint that has executed it', operation('0x1'), 'confirmed'],
  ['an EntryPoint in which it has failed', operation('0x0'), 'reverted'],
  ['a contract that anybody deployed', operation('0x1', zeroAddress), undefined],
  ['another Safe', { ...old(EXECUTED), address: zeroAddress }, undefined],
  ['the Safe, about something else', { ...old(EXECUTED), data: words(OUTER, '0x0') }, undefined],
  ['a node without topics', { address: ADDRESS, data: HASH }, undefined],
])('reads the log of %s', (_, log, outcome) => {
  expect(outcomeOf(log, ADDRESS, HASH)).toBe(outcome)
})

/** A node on which the account has code, unless told otherwise. It has as many blocks as it says. */
function setup(answers: Record<string, unknown> = {}) {
  const asked = vi.fn<(method: string, params: readonly unknown[]) => unknown>()
  const says: Record<string, unknown> = {
    eth_getCode: '0x60',
    eth_blockNumber: '0x3e8',
    eth_getLogs: [],
    ...answers,
  }
  const search = createSearch({ hash: HASH, network: setupModal().modal.networks.active() }, ADDRESS)
  async function request(method: string, params: readonly unknown[]) {
    asked(method, params)
    if (says[method] instanceof Error) throw says[method]
    return says[method]
  }
  const ranges = () =>
    asked.mock.calls.flatMap(([method, params]) => {
      const { fromBlock, toBlock } = Object(params[0])
      return method === 'eth_getLogs' && Array.isArray(Object(params[0]).address)
        ? [[Number(fromBlock), Number(toBlock)]]
        : []
    })
  return { asked, says, ranges, look: () => search(request) }
}

test('finds the transaction in which others have executed it, some days later', async () => {
  const { look, says, ranges } = setup()
  expect(await look()).toBe('shared')
  says.eth_blockNumber = '0xbb8'
  says.eth_getLogs = [{ ...old(EXECUTED), transactionHash: OUTER, blockNumber: '0x3e9', removed: true }]
  expect(await look()).toBe('shared')
  says.eth_getLogs = [{ ...old(EXECUTED), transactionHash: OUTER, blockNumber: '0xbb7' }]
  expect(await look()).toEqual({ hash: OUTER, chainId: 56, status: 'confirmed', blockNumber: 2999n })
  expect(ranges()).toEqual([
    [900, 1000],
    [900, 1899],
    [1900, 2899],
    [2900, 3000],
    [2900, 3000],
  ])
})

test.each(['0x', `0xef0100${ADDRESS.slice(2)}`])(
  'asks for nothing but the code of an account that sends by itself: %s',
  async (code) => {
    const { look, asked } = setup({ eth_getCode: code })
    expect(await look()).toBeUndefined()
    expect(await look()).toBeUndefined()
    expect(asked).toHaveBeenCalledOnce()
  },
)

test.each([new Error('query returned more than 10000 results'), 'none', [null], [{ topics: 7 }]])(
  'still knows of other owners when a node answers with %s for logs',
  async (logs) => {
    expect(await setup({ eth_getLogs: logs }).look()).toBe('shared')
  },
)

test('asks again for a code that is none', async () => {
  const { look, says } = setup({ eth_getCode: null })
  await expect(look()).rejects.toThrow('no code')
  says.eth_getCode = '0x60'
  expect(await look()).toBe('shared')
})
