// @vitest-environment happy-dom
import { createModal } from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import { createConfig, http } from '@wagmi/core'
import { bsc } from '@wagmi/core/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreMalformedAnnouncements } from '../eip1193/ignoreMalformedAnnouncements.ts'
import { createWallet } from '../test/createWallet.ts'
import { wagmiAdapter } from './wagmiAdapter.ts'

const RDNS = 'dev.foyer.testing'
const provider = { request: async () => [] }
const throwing = {
  enumerable: true,
  get: () => {
    throw new Error('hostile')
  },
}
const MALFORMED: [string, unknown][] = [
  ['nothing', null],
  ['no info', { provider }],
  ['a getter that throws', { info: Object.defineProperty({ uuid: '1' }, 'rdns', throwing), provider }],
]

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/**
 * Browsers report what a listener throws and go on; happy-dom would stop. Listeners end with the test, and those of
 * other files hear nothing.
 */
beforeEach(() => {
  const target = new EventTarget()
  const { addEventListener } = target
  target.addEventListener = (name: string, listener: unknown, options: unknown) => {
    const tolerant = (event: Event) => {
      try {
        ;(listener as (event: Event) => void)(event)
      } catch {}
    }
    addEventListener.call(target, name, tolerant, options as AddEventListenerOptions)
  }
  vi.stubGlobal('window', target)
  return () => void vi.unstubAllGlobals()
})

const announce = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

const createWagmi = () =>
  createConfig({ chains: [bsc], transports: { [bsc.id]: http('http://127.0.0.1:9') }, storage: null })

function start(config: ReturnType<typeof createWagmi>) {
  const adapters = [wagmiAdapter(config)]
  const modal = createModal({ networks: [bsc], adapters, storage: memoryStorage() })
  stops.push(modal.destroy)
  return modal
}

function announceWallet(rdns = RDNS) {
  const wallet = createWallet({ storage: memoryStorage(), info: { rdns } })
  wallet.announce()
  stops.push(wallet.destroy)
}

const finds = (modal: ReturnType<typeof start>, ids = [RDNS]) =>
  vi.waitUntil(() => modal.state.connectors.list.map(({ id }) => id).join() === ids.join())

test.each(MALFORMED)(
  'finds the wallets after a malformed announcement between both: %s',
  async (_, detail) => {
    const config = createWagmi()
    announce(detail)
    announceWallet()
    expect(config.connectors).toEqual([])
    await finds(start(config))
  },
)

test.each(MALFORMED)(
  'finds the wallets after a malformed announcement once started: %s',
  async (_, detail) => {
    const modal = start(createWagmi())
    announceWallet()
    await finds(modal)
    announce(detail)
    announceWallet('dev.foyer.other')
    await finds(modal, [RDNS, 'dev.foyer.other'])
  },
)

test.each(MALFORMED)(
  'ignoreMalformedAnnouncements: keeps them from wagmi from the start: %s',
  async (_, detail) => {
    const listener = () => announce(detail)
    window.addEventListener('eip6963:requestProvider', listener)
    expect(createWagmi).toThrow()
    stops.push(ignoreMalformedAnnouncements())
    const config = createWagmi()
    announceWallet()
    expect(config.connectors).toHaveLength(1)
    await finds(start(config))
  },
)

test('leaves out a wallet that has no rdns', async () => {
  const config = createWagmi()
  announce({ info: { uuid: '1', name: 'No rdns' }, provider })
  announceWallet()
  await finds(start(config))
})
