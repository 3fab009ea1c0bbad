import { expect, test, vi } from 'vitest'
import type { PairedSession } from './createSession.ts'
import { TIMEOUTS } from './pairOnce.ts'
import type { Sdk } from './sdk.ts'
import { sendRequest } from './sendRequest.ts'

test.each([
  ['eip155:56', 'eth_sendTransaction'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana_signAndSendTransaction'],
])('lets the wallet on %s answer for an hour', async (chainId, method) => {
  const [namespace = ''] = chainId.split(':')
  const expiries: unknown[] = []
  const sdk = {
    session: { namespaces: { [namespace]: { methods: [method] } } },
    request: vi.fn(async (_request, _chain, expiry) => expiries.push(expiry)),
    client: { request: vi.fn(async ({ expiry }) => expiries.push(expiry)) },
  } as unknown as Sdk
  const session = { topic: () => 'topic', isOn: () => true } as unknown as PairedSession
  await sendRequest({ sdk, session, chainId, method, timeout: TIMEOUTS.request, open: new Set() })
  expect(expiries).toEqual([3_601])
})
