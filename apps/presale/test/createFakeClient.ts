import { createClient, custom } from 'viem'
import { bsc } from 'viem/chains'
import type { FakeChain } from './fakeChain.ts'

/** Reads a fake chain without a page around it. */
export const createFakeClient = (chain: FakeChain) =>
  createClient({ chain: bsc, transport: custom({ request: chain.request }, { retryCount: 0 }) })
