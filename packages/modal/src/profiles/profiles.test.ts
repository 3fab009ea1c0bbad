import { open, profileOf } from '@foyer/modal-core'
import { ADDRESS, connected, connection, OTHER_ADDRESS, setupModal } from '@foyer/modal-core/test'
import { createClient, custom, encodeAbiParameters, zeroAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ProfileAnswer, type ProfilesParameters, profiles } from './profiles.ts'

// Adapters start wherever there is a window.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

type LookUp = PromiseWithResolvers<ProfileAnswer | undefined | null> & {
  address: string
  signal: AbortSignal
}

/** A modal whose look-ups a test answers, with a clock that it turns. */
function setup(parameters: Partial<ProfilesParameters> = {}) {
  const lookUps: LookUp[] = []
  const timers = new Set<() => void>()
  const { modal, adapter } = setupModal()
  const stop = profiles({
    resolve({ address }, { signal }) {
      const lookUp = { ...Promise.withResolvers<ProfileAnswer | undefined | null>(), address, signal }
      lookUps.push(lookUp)
      return lookUp.promise
    },
    schedule(run) {
      timers.add(run)
      return () => timers.delete(run)
    },
    ...parameters,
  }).start(modal)
  onTestFinished(stop)
  const asked = () => lookUps.map(({ address }) => address)
  const nameOf = (address: string) => profileOf(modal.state, address)?.name
  return { modal, adapter, lookUps, timers, asked, nameOf, stop }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('looks up the active account and shows its name and picture', async () => {
  const { modal, adapter, lookUps, asked, timers } = setup()
  adapter.report(connected())
  await turn()
  expect(asked()).toEqual([ADDRESS])
  lookUps[0]?.resolve({ name: 'alice.eth', image: 'data:image/png;base64,AAAA' })
  await turn()
  expect(profileOf(modal.state, ADDRESS)).toEqual({ name: 'alice.eth', image: 'data:image/png;base64,AAAA' })
  expect(timers.size).toBe(0)
})

test('looks up nothing before an account is connected', async () => {
  const { adapter, asked } = setup()
  adapter.report({ status: 'reconnecting' })
  await turn()
  expect(asked()).toEqual([])
})

test('looks up an account once per visit, whatever the result', async () => {
  const { modal, adapter, lookUps, asked } = setup()
  adapter.report(connected())
  await turn()
  lookUps[0]?.resolve(undefined)
  await turn()
  adapter.report({ status: 'disconnected' })
  await turn()
  adapter.report(connected({ chainId: 1 }))
  await turn()
  expect(asked()).toEqual([ADDRESS])
  expect(profileOf(modal.state, ADDRESS)).toBeUndefined()
})

test('looks up the other accounts while their list is open, at most 20 in all', async () => {
  const { modal, adapter, asked } = setup()
  const accounts = Array.from({ length: 30 }, (_, index) => ({ address: `0x${index}` }))
  adapter.report(connected())
  adapter.reportConnections([connection({ accounts: [{ address: ADDRESS }, ...accounts] })])
  open(modal)
  await turn()
  expect(asked()).toEqual([ADDRESS])
  modal.router.push({ view: 'ProfileWallets' })
  await turn()
  expect(new Set(asked()).size).toBe(asked().length)
  expect(asked()).toHaveLength(19)
})

test('aborts an abandoned look-up and ignores its result', async () => {
  const { adapter, lookUps, asked, nameOf } = setup()
  adapter.report(connected())
  await turn()
  adapter.report(connected({ address: OTHER_ADDRESS }))
  await turn()
  expect(lookUps[0]?.signal.aborted).toBe(true)
  for (const { resolve } of lookUps) resolve({ name: 'somebody.eth' })
  await turn()
  expect([nameOf(ADDRESS), nameOf(OTHER_ADDRESS)]).toEqual([undefined, 'somebody.eth'])
  adapter.report(connected())
  await turn()
  expect(asked()).toEqual([ADDRESS, OTHER_ADDRESS, ADDRESS])
})

test('retries a failed look-up only when the account becomes active again', async () => {
  const { modal, adapter, lookUps, asked } = setup()
  adapter.report(connected())
  await turn()
  lookUps[0]?.reject(new Error('no node'))
  await turn()
  open(modal)
  await turn()
  expect(asked()).toEqual([ADDRESS])
  adapter.report({ status: 'disconnected' })
  await turn()
  adapter.report(connected())
  await turn()
  expect(asked()).toEqual([ADDRESS, ADDRESS])
})

test('aborts a look-up after 10 s', async () => {
  const schedule = vi.fn((_run: () => void, _milliseconds: number) => () => {})
  const { adapter, lookUps, nameOf } = setup({ schedule })
  adapter.report(connected())
  await turn()
  const [run, milliseconds] = schedule.mock.calls[0] ?? []
  expect(milliseconds).toBe(10_000)
  run?.()
  expect(lookUps[0]?.signal.aborted).toBe(true)
  lookUps[0]?.resolve({ name: 'late.eth' })
  await turn()
  expect(nameOf(ADDRESS)).toBeUndefined()
})

test('shows no name when the resolver throws synchronously', async () => {
  const { adapter, nameOf } = setup({
    resolve() {
      throw new Error('broken')
    },
  })
  adapter.report(connected())
  await turn()
  expect(nameOf(ADDRESS)).toBeUndefined()
})

test('aborts running look-ups when it is stopped', async () => {
  const { adapter, lookUps, timers, stop } = setup()
  adapter.report(connected())
  await turn()
  stop()
  expect(lookUps[0]?.signal.aborted).toBe(true)
  expect(timers.size).toBe(0)
})

test('shows the picture that is drawn for an account, until another one is found', async () => {
  const image = 'data:image/png;base64,AAAA'
  const { modal, adapter, lookUps } = setup({
    avatar: ({ address }) => (address === ADDRESS ? image : undefined),
  })
  adapter.report(connected())
  await turn()
  expect(profileOf(modal.state, ADDRESS)).toEqual({ name: undefined, image })
  lookUps[0]?.resolve({ name: 'alice.eth' })
  await turn()
  expect(profileOf(modal.state, ADDRESS)).toEqual({ name: 'alice.eth', image })
  adapter.report(connected({ address: OTHER_ADDRESS }))
  await turn()
  expect(profileOf(modal.state, OTHER_ADDRESS)).toBeUndefined()
})

describe('with ENS', () => {
  /** A node of Ethereum at which the universal resolver knows one name, which has one picture. */
  function setupEns(name: string, parameters: Partial<ProfilesParameters> = {}) {
    const calls: string[] = []
    const client = createClient({
      chain: mainnet,
      transport: custom({
        async request({ params: [{ data }] }: { params: [{ data: string }] }) {
          const isReverse = data.toLowerCase().includes(ADDRESS.slice(2).toLowerCase())
          calls.push(isReverse ? 'name' : 'picture')
          const text = encodeAbiParameters([{ type: 'string' }], ['https://images.example/alice.png'])
          return isReverse
            ? encodeAbiParameters(
                [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
                [name, zeroAddress, zeroAddress],
              )
            : encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [text, zeroAddress])
        },
      }),
    })
    return { calls, ...setup({ resolve: undefined, ens: client, ...parameters }) }
  }

  test('shows the name of an account, and its picture from an allowed origin alone', async () => {
    const { modal, adapter } = setupEns('alice.eth')
    adapter.report(connected())
    await vi.waitUntil(() => profileOf(modal.state, ADDRESS) !== undefined)
    expect(profileOf(modal.state, ADDRESS)).toEqual({ name: 'alice.eth', image: undefined })

    const allowed = setupEns('alice.eth', { imageOrigins: ['https://images.example'] })
    allowed.adapter.report(connected())
    await vi.waitUntil(() => profileOf(allowed.modal.state, ADDRESS) !== undefined)
    expect(profileOf(allowed.modal.state, ADDRESS)?.image).toBe('https://images.example/alice.png')
  })

  test.each(['Alice.eth', 'ali\u200bce.eth', 'al ice.eth'])(
    'does not show %j, which is not normalized',
    async (name) => {
      const { modal, adapter, calls } = setupEns(name)
      adapter.report(connected())
      await vi.waitUntil(() => calls.length > 0)
      await turn()
      expect(profileOf(modal.state, ADDRESS)).toBeUndefined()
      expect(calls).toEqual(['name'])
    },
  )

  test('asks nothing where your own data has an answer', async () => {
    const { modal, adapter, calls } = setupEns('alice.eth', { resolve: async () => ({ name: 'bob' }) })
    adapter.report(connected())
    await vi.waitUntil(() => profileOf(modal.state, ADDRESS)?.name === 'bob')
    expect(calls).toEqual([])
  })
})
