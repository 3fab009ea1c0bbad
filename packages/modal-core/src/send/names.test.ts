import { afterEach, expect, test, vi } from 'vitest'
import { startChain } from '../test/chainServer.ts'
import { ADDRESS, connected } from '../test/createFakeAdapter.ts'
import { deferred } from '../test/setupModal.ts'
import { setupSend } from '../test/setupSend.ts'
import { json } from '../test/wireServer.ts'
import type { ResolveName } from './types.ts'

afterEach(() => vi.restoreAllMocks())

const ALICE = `0x${'a1'.repeat(20)}`
const BOB = `0x${'b0'.repeat(20)}`
const NAME = '/v1/profile/account/alice.bnb'
const BNB = 2_147_483_704

/** A clock that a test moves by hand. */
function createClock() {
  const waiting = new Map<() => void, number>()
  return {
    waiting,
    schedule: (run: () => void, milliseconds: number) => {
      waiting.set(run, milliseconds)
      return () => void waiting.delete(run)
    },
    tick() {
      for (const run of waiting.keys()) run()
      waiting.clear()
    },
  }
}

async function setup(resolveName?: ResolveName) {
  const clock = createClock()
  const send = await setupSend({ resolveName, schedule: clock.schedule })
  /** Types, and waits until the code has it. */
  async function type(text: string) {
    send.control.setReceiver(text)
    await vi.waitUntil(() => send.state().receiver === text)
  }
  return { ...send, clock, type }
}

/** The same over a real server, where alice.bnb leads to Alice on BNB smart chain. */
async function setupServer(addresses: unknown = { [BNB]: { address: ALICE, created: null } }) {
  const server = await startChain()
  server.answers.set(NAME, (_, response) => json(response, { name: 'alice.bnb', addresses, attributes: [] }))
  const send = await setupSend({ endpoint: server.url, projectId: 'project' })
  const alerts: string[] = []
  const errors: string[] = []
  send.modal.events.on('alert', ({ code }) => alerts.push(code))
  send.modal.events.on('error', ({ error }) => errors.push(error.shortMessage))
  return { ...send, server, alerts, errors }
}

test('looks a name up 300 ms after the last key, and shows it with its address', async () => {
  const resolveName = vi.fn<ResolveName>(async () => ALICE)
  const { clock, state, type } = await setup(resolveName)
  await type('alice.bn')
  await type('alice.bnb')
  expect(state()).toMatchObject({
    resolving: true,
    receiverAddress: undefined,
    receiverProfileName: undefined,
  })
  expect([...clock.waiting.values()]).toEqual([300])
  expect(resolveName).not.toHaveBeenCalled()
  clock.tick()
  await vi.waitUntil(() => !state().resolving)
  expect(state()).toMatchObject({
    receiverAddress: ALICE,
    receiverProfileName: 'alice.bnb',
    error: undefined,
  })
  expect(resolveName).toHaveBeenCalledExactlyOnceWith('alice.bnb', {
    network: expect.objectContaining({ caipNetworkId: 'eip155:56' }),
    signal: expect.any(AbortSignal),
  })
})

test('does not let a preview wait for another key', async () => {
  const { adapter, clock, control, state, fill } = await setup(async () => ALICE)
  const estimateFee = vi.spyOn(adapter.answers, 'estimateFee')
  fill({ to: 'alice.bnb' })
  expect(await control.preview()).toBe(true)
  expect(clock.waiting.size).toBe(0)
  expect(state().receiverAddress).toBe(ALICE)
  expect(estimateFee.mock.calls[0]?.[0].call).toMatchObject({ to: ALICE })
})

test('ignores the answer to an earlier name, however late it arrives', async () => {
  const late = deferred<string>()
  const signals: AbortSignal[] = []
  const { clock, state, type } = await setup((name, { signal }) => {
    signals.push(signal)
    return name === 'alice.bnb' ? late.promise : Promise.resolve(BOB)
  })
  await type('alice.bnb')
  clock.tick()
  await type('bob.bnb')
  expect(signals[0]?.aborted).toBe(true)
  clock.tick()
  await vi.waitUntil(() => !state().resolving)
  late.resolve(ALICE)
  await late.promise
  expect(state()).toMatchObject({ receiverAddress: BOB, receiverProfileName: 'bob.bnb' })
})

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'name'],
  ['null', null, 'name'],
  ['another name', 'bob.bnb', 'name'],
  ['the zero address', `0x${'0'.repeat(40)}`, 'zeroAddress'],
  ['an address with a wrong checksum', ADDRESS.replace('F', 'f'), 'checksum'],
])('refuses a name that leads to %s', async (_, answer, code) => {
  const { control, state, fill } = await setup(async () => answer as string)
  fill({ to: 'alice.bnb' })
  expect(await control.preview()).toBe(false)
  expect(state()).toMatchObject({ receiverAddress: undefined, error: { code } })
})

test('asks the server where a name leads on the network', async () => {
  const { server, control, state, fill } = await setupServer()
  fill({ to: 'alice.bnb' })
  expect(await control.preview()).toBe(true)
  expect(state()).toMatchObject({ receiverAddress: ALICE, receiverProfileName: 'alice.bnb' })
  expect(server.queries(NAME)).toEqual([{ projectId: 'project', st: 'foyer', sv: '4', apiVersion: '2' }])
})

test.each<[string, unknown]>([
  ['has an address on another chain only', { 60: { address: ALICE, created: null } }],
  ['has no address', {}],
])('says Error resolving name when the name %s', async (_, addresses) => {
  const { control, state, fill, errors } = await setupServer(addresses)
  fill({ to: 'alice.bnb' })
  expect(await control.preview()).toBe(false)
  expect(state().error).toEqual({ code: 'name', message: 'Error resolving name' })
  expect(errors).toEqual(['Error resolving name'])
})

test.each([
  [429, '', ['APKT010']],
  [500, '', ['APKT009']],
  [401, 'Unauthorized: invalid key', ['APKT007']],
  [404, '', []],
])(
  'says Error resolving name when the server answers %i, raises %j, and asks again',
  async (status, body, codes) => {
    const { server, alerts, control, state, fill } = await setupServer()
    const answer = server.answers.get(NAME)
    server.fail(NAME, status, body)
    fill({ to: 'alice.bnb' })
    expect(await control.preview()).toBe(false)
    expect(state().error?.code).toBe('name')
    expect(alerts).toEqual(codes)
    if (answer) server.answers.set(NAME, answer)
    expect(await control.preview()).toBe(true)
  },
)

test('asks for a name again when the wallet has gone to another network', async () => {
  const { modal, control, state, fill } = await setup(async (_, { network }) =>
    network.id === 56 ? ALICE : BOB,
  )
  fill({ to: 'alice.bnb' })
  await control.preview()
  expect(state().receiverAddress).toBe(ALICE)
  modal.accounts.set('eip155', connected({ chainId: 1 }))
  await control.preview()
  expect(state().receiverAddress).toBe(BOB)
})

test('shows what an address is known by, with a picture inside its URL', async () => {
  const { server, state, fill } = await setupServer()
  server.answers.set(`/v1/identity/${BOB}`, (_, response) =>
    json(response, { name: 'b\u202eob.bnb', avatar: 'data:image/png;base64,AAAA' }),
  )
  fill({ to: BOB })
  await vi.waitUntil(() => state().receiverProfileName)
  expect(state()).toMatchObject({
    receiverAddress: BOB,
    receiverProfileName: 'b ob.bnb',
    receiverProfileImageUrl: 'data:image/png;base64,AAAA',
  })
})

test('draws no picture of another server', async () => {
  const { server, state, fill } = await setupServer()
  server.answers.set(`/v1/identity/${BOB}`, (_, response) =>
    json(response, { name: 'bob.bnb', avatar: 'https://tracker.example/bob.png' }),
  )
  fill({ to: BOB })
  await vi.waitUntil(() => state().receiverProfileName)
  expect(state().receiverProfileImageUrl).toBeUndefined()
})

test('sends to an address that nobody knows anything of', async () => {
  const { server, alerts, control, state, fill } = await setupServer()
  server.fail(`/v1/identity/${BOB}`, 500)
  fill({ to: BOB })
  expect(await control.preview()).toBe(true)
  await vi.waitUntil(() => alerts.length > 0)
  expect(alerts).toEqual(['APKT009'])
  expect(state().receiverProfileName).toBeUndefined()
})

test('shows the normal form in which the server answers', async () => {
  const { server, control, state, fill } = await setupServer()
  const typed = 'Ａlice。bnb'
  const record = { name: 'alice.bnb', addresses: { [BNB]: { address: ALICE } } }
  server.answers.set(`/v1/profile/account/${encodeURIComponent('Ａlice.bnb')}`, (_, response) =>
    json(response, record),
  )
  fill({ to: typed })
  expect(await control.preview()).toBe(true)
  expect(state()).toMatchObject({
    receiver: typed,
    receiverAddress: ALICE,
    receiverProfileName: 'alice.bnb',
  })
})

test('says that a text cannot be a name when the server does', async () => {
  const { server, control, state, fill } = await setupServer()
  server.answers.set('/v1/profile/account/al_ice.bnb', (_, response) => {
    response.statusCode = 400
    json(response, { reasons: [{ name: 'normalForm', description: 'This cannot be a name.' }] })
  })
  fill({ to: 'al_ice.bnb' })
  expect(await control.preview()).toBe(false)
  expect(state().error).toMatchObject({ code: 'invalidName' })
})
