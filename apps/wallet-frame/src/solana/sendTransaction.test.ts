import { base58, base64 } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import type { RpcRequest } from '../rpc/createPost.ts'
import { RpcLostError, RpcRefusedError } from '../rpc/errors.ts'
import { createNode } from './createNode.ts'
import { requireValid, sendTransaction } from './sendTransaction.ts'

const ID = '2'.repeat(88)
const CONFIRMED = { err: null, confirmationStatus: 'confirmed' }

/** A node that sends as told, and knows one status more with each question. */
function createFake({ sends, statuses }: { sends?: Error; statuses: (object | null | Error)[] }) {
  const asked: unknown[] = []
  const node: RpcRequest = async (method, params) => {
    asked.push([method, params])
    if (method === 'sendTransaction') {
      if (sends) throw sends
      return ID
    }
    const next = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (next instanceof Error) throw next
    return { context: {}, value: [next] }
  }
  return { node, asked }
}

/** Without the pauses between two questions. */
async function send(node: RpcRequest, options?: object) {
  vi.useFakeTimers()
  try {
    const sent = sendTransaction(node, { transaction: 'AQ==', id: ID, options }).then(
      () => 'sent',
      (error: Error) => error.message,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    return await sent
  } finally {
    vi.useRealTimers()
  }
}

test('sends once, with the options of the dapp, and waits until the network has it', async () => {
  const { node, asked } = createFake({
    statuses: [null, { err: null, confirmationStatus: 'processed' }, CONFIRMED],
  })
  expect(await send(node, { skipPreflight: true })).toBe('sent')
  expect(asked).toEqual([
    ['sendTransaction', ['AQ==', { skipPreflight: true, encoding: 'base64' }]],
    ...Array.from({ length: 3 }, () => ['getSignatureStatuses', [[ID]]]),
  ])
})

test('an answer that is lost after sending is looked up', async () => {
  const { node } = createFake({
    sends: new RpcLostError('network'),
    statuses: [new RpcLostError('timeout'), CONFIRMED],
  })
  expect(await send(node)).toBe('sent')
})

test.each<[string, Parameters<typeof createFake>[0], string]>([
  [
    'the node refuses it',
    { sends: new RpcRefusedError({ code: -32002, text: '<b>No</b>' }), statuses: [null] },
    'The network refused the transaction',
  ],
  [
    'it fails on the network',
    { statuses: [{ err: { InstructionError: [0, 'Custom'] }, confirmationStatus: 'confirmed' }] },
    'The transaction has failed on the network',
  ],
  [
    'nobody answers at all',
    { sends: new RpcLostError('network'), statuses: [new RpcLostError('network')] },
    'The network did not answer',
  ],
  ['what the node took is not seen in time', { statuses: [null] }, 'sent'],
  ['the node answers with something else', { statuses: [{ err: 5, confirmationStatus: 7 }] }, 'sent'],
])('%s', async (_, parameters, outcome) => {
  expect(await send(createFake(parameters).node)).toBe(outcome)
})

describe('the nodes of a network', () => {
  const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  const REFERENCE = GENESIS.slice(0, 32)

  /** Answers by host: the genesis, then what else is asked. */
  function createNodes(hosts: Record<string, { genesis?: string | undefined; answer?: object }>) {
    const asked: string[] = []
    const node = createNode(
      Object.keys(hosts).map((host) => `https://${host}`),
      REFERENCE,
      async (url, init) => {
        const { host } = new URL(url)
        const { method } = JSON.parse(String(init.body)) as { method: string }
        asked.push(`${host} ${method}`)
        const { genesis, answer = { result: host } } = hosts[host] ?? {}
        if (genesis === undefined) throw new TypeError('Failed to fetch')
        return Response.json(method === 'getGenesisHash' ? { result: genesis } : answer)
      },
    )
    return { node, asked }
  }

  test('one of another network is never asked for anything else, and the next one is', async () => {
    const { node, asked } = createNodes({ other: { genesis: 'EtWTRABZaYq6' }, right: { genesis: GENESIS } })
    expect(await node('getSlot')).toBe('right')
    expect(await node('getSlot')).toBe('right')
    expect(asked).toEqual(['other getGenesisHash', 'right getGenesisHash', 'right getSlot', 'right getSlot'])
  })

  test('one that does not answer is left out for the next one, and asked again', async () => {
    const { node, asked } = createNodes({ dead: {}, right: { genesis: GENESIS } })
    await node('getSlot')
    await node('getSlot')
    expect(asked.filter((each) => each === 'dead getGenesisHash')).toHaveLength(2)
  })

  test('a refusal is the answer, and no other node is asked', async () => {
    const refusal = { error: { code: -32002, message: 'simulation failed' } }
    const { node, asked } = createNodes({
      first: { genesis: GENESIS, answer: refusal },
      second: { genesis: GENESIS },
    })
    await expect(node('sendTransaction', [])).rejects.toMatchObject({ code: -32002 })
    expect(asked).toEqual(['first getGenesisHash', 'first sendTransaction'])
  })
})

describe('a transaction is signed', () => {
  const blockhash = new Uint8Array(32).fill(7)
  const nonce = base58.encode(new Uint8Array(32).fill(8))

  /** A network that takes no such blockhash, and has an account with this number. */
  function networkWith(stored: Uint8Array, { owner = '1'.repeat(32), state = 1 } = {}): RpcRequest {
    const data = new Uint8Array(80)
    data.set([1, 0, 0, 0, state])
    data.set(stored, 40)
    const account = { lamports: 1_500_000, owner, data: [base64.encode(data), 'base64'] }
    return async (method) => ({ value: method === 'isBlockhashValid' ? false : [account] })
  }

  const check = (node: RpcRequest, name: string | undefined) =>
    requireValid({ message: { blockhash } }, { node, nonce: name }).then(
      () => 'signed',
      (error: Error) => error.message,
    )

  test('where the network takes its blockhash', async () => {
    expect(await check(async () => ({ value: true }), undefined)).toBe('signed')
  })

  test('where the network that the screen names has stored its number', async () => {
    expect(await check(networkWith(blockhash), nonce)).toBe('signed')
  })

  const refusal = 'The transaction has expired. Try again'
  test.each<[string, RpcRequest, string | undefined]>([
    [
      'its number is another one there, as that of another network is',
      networkWith(new Uint8Array(32)),
      nonce,
    ],
    ['a number is not what it begins with', networkWith(blockhash), undefined],
    ['the account is of a program', networkWith(blockhash, { owner: nonce }), nonce],
    ['the account has no number yet', networkWith(blockhash, { state: 0 }), nonce],
    [
      'there is no such account',
      async (method) => ({ value: method === 'isBlockhashValid' ? false : [null] }),
      nonce,
    ],
  ])('but not where %s', async (_, node, name) => {
    expect(await check(node, name)).toBe(refusal)
  })
})
