import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Sdk } from './sdk.ts'
import { watchRelay } from './watchRelay.ts'

test('leaves no listener at the SDK once it is stopped', () => {
  const relayer = Object.assign(new EventEmitter(), { connected: true })
  const sdk = { client: { core: { relayer } } } as unknown as Sdk
  const stop = watchRelay({ sdk, timeout: 1, probe: vi.fn(), onLost: vi.fn(), onBack: vi.fn() })
  expect(relayer.eventNames()).toEqual(['relayer_disconnect', 'relayer_connect'])
  stop()
  expect(relayer.eventNames()).toEqual([])
})
