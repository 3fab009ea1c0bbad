import { expect, test, vi } from 'vitest'
import type { Sdk } from './sdk.ts'
import { watchLateAnswers } from './watchLateAnswers.ts'

function setup() {
  const listeners: ((exchange: object) => void)[] = []
  const on = (_: string, listener: (exchange: object) => void) => void listeners.push(listener)
  const late = vi.fn()
  const open = watchLateAnswers({ client: { core: { history: { on } } } } as unknown as Sdk, late)
  const answer = (method: string, params: unknown, response: object, chainId = 'a:b') => {
    const request = { method: 'wc_sessionRequest', params: { chainId, request: { method, params } } }
    for (const listener of listeners) listener({ request, response })
  }
  return { open, late, answer }
}

const CASES = [
  ['eth_sendTransaction', [{ from: 'A' }], '0x1', '0x1'],
  ['wallet_sendCalls', [{ from: 'A' }], { id: '0x1' }, { id: '0x1' }],
  ['solana_signAndSendTransaction', { pubkey: 'A', transaction: '' }, { signature: 'S' }, 'S'],
  ['sendTransfer', { account: 'A', recipientAddress: 'B' }, { txid: 'T' }, 'T'],
] as const

test.each(CASES)('reports what %s has sent', (method, params, result, expected) => {
  const { late, answer } = setup()
  answer(method, params, { result })
  expect(late.mock.calls).toEqual([[{ method, chainId: 'a:b', address: 'A', result: expected }]])
})

test.each(CASES)(
  'reports neither an error of %s, nor an answer that is waited for',
  (method, params, result) => {
    const { open, late, answer } = setup()
    answer(method, params, { error: { code: 5000 } })
    open.add(params)
    answer(method, params, { result })
    expect(late).not.toHaveBeenCalled()
  },
)

test.each([
  ['eth_sendTransaction', undefined, '0x1'],
  ['solana_signAndSendTransaction', null, null],
  ['sendTransfer', [], 'text'],
])('names no account where the request of %s named none', (method, params, result) => {
  const { late, answer } = setup()
  answer(method, params, { result })
  expect(late).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method, address: undefined }))
})

test.each([
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['eip155:56', 'eip155:56'],
])('a wallet that knows the network as %s has sent on %s', (asked, chainId) => {
  const { late, answer } = setup()
  answer('solana_signAndSendTransaction', { pubkey: 'A' }, { result: { signature: 'S' } }, asked)
  expect(late).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ chainId, result: 'S' }))
})

test.each(['solana_signTransaction', 'signPsbt', 'personal_sign', 'toString'])('ignores %s', (method) => {
  const { late, answer } = setup()
  answer(method, { pubkey: 'A' }, { result: { signature: 'S' } })
  expect(late).not.toHaveBeenCalled()
})
