import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ADDRESS, connected, OTHER_ADDRESS, SIGNATURE } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { type Answer, json, startServer } from '../test/wireServer.ts'
import type { NamesControl } from '../types/names.ts'
import { names } from './names.ts'

beforeEach(() => void vi.stubGlobal('location', { host: 'dapp.example:8443' }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const REGISTER = '/v1/profile/account'
const SUGGEST = '/v1/profile/suggestions/alice'
const NOW = 1_764_000_000_999
const ROWS = [
  { name: 'alice-1.foyer.example', registered: false },
  { name: 'alice.foyer.example', registered: true },
]

/** A connected account, and a server that registers what it is asked to. */
async function setup({ account = connected() } = {}) {
  const bodies: Record<string, unknown>[] = []
  const server = await startServer((_, response) => void response.writeHead(404).end())
  server.answers.set(SUGGEST, (_, response) => json(response, { suggestions: ROWS }))
  const accept: Answer = async (request, response) => {
    bodies.push(JSON.parse((await request.toArray()).join('')))
    json(response, { success: true })
  }
  server.answers.set(REGISTER, accept)
  const { modal, adapter } = setupModal()
  const waiting = new Map<() => void, number>()
  const clock = { now: NOW }
  const stop = names({
    zone: 'Foyer.example',
    endpoint: server.url,
    projectId: 'project',
    now: () => clock.now,
    schedule: (run, milliseconds) => {
      waiting.set(run, milliseconds)
      return () => void waiting.delete(run)
    },
  }).start(modal)
  onTestFinished(stop)
  modal.accounts.set('eip155', account)
  const signMessage = vi.spyOn(adapter.answers, 'signMessage')
  const control = modal.controls.names as NamesControl
  const state = () => modal.state.names
  const events: string[] = []
  modal.events.on('alert', ({ code }) => events.push(code))
  modal.events.on('error', ({ error }) => events.push(error.shortMessage))
  modal.events.on('registerName', ({ status }) => events.push(status))
  /** Types, and waits until the code has it. */
  async function type(text: string) {
    control.setName(text)
    await vi.waitUntil(() => state()?.name === text)
  }
  function tick() {
    for (const run of waiting.keys()) run()
    waiting.clear()
  }
  return {
    modal,
    adapter,
    server,
    accept,
    bodies,
    control,
    state,
    signMessage,
    events,
    waiting,
    tick,
    type,
    clock,
  }
}

/** An error of the dialect. */
const refusal = (description: string) =>
  JSON.stringify({ status: 'FAILED', message: 'Invalid', reasons: [{ name: 'name', description }] })

describe('registering', () => {
  test('has the account sign for this page and chain, and then draws the name', async () => {
    const { modal, bodies, control, state, signMessage, events, type } = await setup()
    await type(' Alice.foyer.example ')
    expect(await control.register()).toBe(true)
    const [body] = bodies
    expect(body).toEqual({
      coin_type: 2_147_483_704,
      address: ADDRESS,
      message: signMessage.mock.calls[0]?.[0],
      signature: SIGNATURE,
    })
    expect(JSON.parse(String(body?.message))).toEqual({
      name: 'alice.foyer.example',
      attributes: {},
      timestamp: 1_764_000_000,
      domain: 'dapp.example:8443',
      coinType: 2_147_483_704,
    })
    expect(state()).toMatchObject({ status: 'registered', registered: 'alice.foyer.example' })
    expect(modal.state.profiles).toEqual({
      [`eip155:${ADDRESS}`]: { name: 'alice.foyer.example', image: undefined },
    })
    expect(events).toEqual(['initiated', 'success'])
  })

  test('keeps the picture that the account has', async () => {
    const { modal, control, type } = await setup()
    modal.attach('profiles', {
      [`eip155:${ADDRESS}`]: { name: undefined, image: 'data:image/png;base64,AA==' },
    })
    await type('alice')
    await control.register()
    expect(modal.state.profiles?.[`eip155:${ADDRESS}`]).toEqual({
      name: 'alice.foyer.example',
      image: 'data:image/png;base64,AA==',
    })
  })

  test.each(['bob', 'аlice', 'ali.ce', 'al ice', 'al_ice', ''])(
    'asks no wallet for %j, which is no name of 4 letters, digits and hyphens',
    async (text) => {
      const { control, state, signMessage, type } = await setup()
      await type(text)
      expect(await control.register()).toBe(false)
      expect(state()).toMatchObject({ status: 'failed', name: text, error: { code: 'name' } })
      expect(signMessage).not.toHaveBeenCalled()
    },
  )

  test('says Address or auth connector not found when no connector can sign', async () => {
    const { adapter, control, state, events, type } = await setup()
    adapter.signMessage = undefined
    await type('alice')
    expect(await control.register()).toBe(false)
    expect(state()?.error).toEqual({
      code: 'signer',
      message: 'Address or auth connector not found',
      reason: undefined,
    })
    expect(events).toEqual(['Address or auth connector not found'])
  })

  test('says Network not found when the dapp does not know the network of the wallet', async () => {
    const { control, state, type } = await setup({ account: connected({ chainId: 777 }) })
    await type('alice')
    expect(await control.register()).toBe(false)
    expect(state()?.error).toMatchObject({ code: 'network', message: 'Network not found' })
  })

  test('says Invalid chainId when the chain id has no room for the bit of EVM chains', async () => {
    const { modal, control, state, type } = await setup()
    const { caipNetworkId, ...network } = modal.networks.active()
    vi.spyOn(modal.networks, 'find').mockReturnValue({ ...network, caipNetworkId, id: 2_147_483_648 })
    await type('alice')
    expect(await control.register()).toBe(false)
    expect(state()?.error).toMatchObject({ code: 'chainId', message: 'Invalid chainId' })
  })

  test('keeps the name when the user declines', async () => {
    const { control, state, signMessage, events, bodies, type } = await setup()
    signMessage.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 4001 }))
    await type('alice')
    expect(await control.register()).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', name: 'alice', error: { code: 'rejected' } })
    expect(events).toEqual(['initiated', 'rejected'])
    expect(bodies).toEqual([])
  })

  test('sends the empty signature of a multisig wallet', async () => {
    const { control, signMessage, bodies, type } = await setup()
    signMessage.mockResolvedValueOnce('0x')
    await type('alice')
    expect(await control.register()).toBe(true)
    expect(bodies).toMatchObject([{ signature: '0x' }])
  })

  test('takes an answer that is no signature for a failure', async () => {
    const { control, state, signMessage, bodies, type } = await setup()
    signMessage.mockResolvedValueOnce('yes')
    await type('alice')
    expect(await control.register()).toBe(false)
    expect(state()?.error).toMatchObject({ code: 'sign', message: 'Sign message failed' })
    expect(bodies).toEqual([])
  })

  test('says the first reason of a server that refuses, without what reorders text', async () => {
    const { control, state, server, events, signMessage, type } = await setup()
    server.fail(REGISTER, 409, refusal('This name is \u202etaken.'))
    await type('alice')
    expect(await control.register()).toBe(false)
    expect(state()).toMatchObject({
      status: 'failed',
      name: 'alice',
      error: { code: 'register', message: 'This name is  taken.', reason: 'This name is  taken.' },
    })
    expect(events).toEqual(['initiated', 'This name is  taken.', 'error'])
    await control.register()
    expect(signMessage).toHaveBeenCalledTimes(2)
  })

  test.each<[fault: string, answer: Answer, alerts: string[]]>([
    ['that drops the request', (request) => void request.socket.destroy(), []],
    ['that answers 429', (_, response) => void response.writeHead(429).end(), ['APKT010']],
    ['that answers 500', (_, response) => void response.writeHead(500).end(), ['APKT009']],
    ['that answers with HTML', (_, response) => void response.end('<p>Hello</p>'), []],
    ['that answers with another shape', (_, response) => json(response, { success: 'yes' }), []],
    ['that refuses without a reason', (_, response) => void response.writeHead(400).end('{}'), []],
  ])(
    'says Error registering name, and asks for no second signature: a server %s',
    async (_, answer, alerts) => {
      const { control, state, server, accept, signMessage, events, type, bodies } = await setup()
      server.answers.set(REGISTER, answer)
      await type('alice')
      expect(await control.register()).toBe(false)
      expect(state()).toMatchObject({
        status: 'failed',
        name: 'alice',
        error: { code: 'register', message: 'Error registering name alice' },
      })
      expect(events).toEqual(['initiated', ...alerts, 'Error registering name alice', 'error'])
      server.answers.set(REGISTER, accept)
      expect(await control.register()).toBe(true)
      expect(signMessage).toHaveBeenCalledOnce()
      expect(bodies).toHaveLength(1)
    },
  )

  test('has the account sign anew once the message is five minutes old', async () => {
    const { clock, control, server, signMessage, type } = await setup()
    server.fail(REGISTER, 500)
    await type('alice')
    await control.register()
    clock.now += 300_000
    await control.register()
    expect(signMessage).toHaveBeenCalledTimes(2)
  })

  test('asks the wallet once when it is called twice', async () => {
    const { control, signMessage, type } = await setup()
    await type('alice')
    expect(await Promise.all([control.register(), control.register()])).toEqual([true, false])
    expect(signMessage).toHaveBeenCalledOnce()
  })

  test('leaves an empty form when the account goes meanwhile', async () => {
    const { modal, control, state, signMessage, type } = await setup()
    const { promise, resolve } = Promise.withResolvers<string>()
    signMessage.mockReturnValueOnce(promise)
    await type('alice')
    const registering = control.register()
    await vi.waitUntil(() => signMessage.mock.calls.length === 1)
    modal.events.emit('disconnect', { namespace: 'eip155' })
    resolve(SIGNATURE)
    expect(await registering).toBe(true)
    expect(state()).toMatchObject({ status: 'editing', name: '', registered: undefined })
  })
})

describe('suggestions', () => {
  test('are asked for 300 ms after the last key, and only for a name that can be', async () => {
    const { server, state, waiting, tick, type } = await setup()
    await type('ali')
    expect(waiting.size).toBe(0)
    await type('alic')
    await type('alice')
    expect([...waiting.values()]).toEqual([300])
    expect(state()).toMatchObject({ searching: true, suggestions: [] })
    tick()
    await vi.waitUntil(() => state()?.searching === false)
    expect(state()?.suggestions).toEqual(ROWS)
    expect(server.queries(SUGGEST)).toEqual([
      { zone: 'foyer.example', projectId: 'project', st: 'foyer', sv: '4' },
    ])
  })

  test('to an earlier name are ignored', async () => {
    const { server, state, tick, type } = await setup()
    let answer = () => {}
    server.answers.set(SUGGEST, (_, response) => {
      answer = () => json(response, { suggestions: ROWS })
    })
    await type('alice')
    tick()
    await vi.waitUntil(() => server.queries(SUGGEST).length === 1)
    await type('bob')
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(state()).toMatchObject({ name: 'bob', suggestions: [] })
  })

  test('that are no names of the zone are left out', async () => {
    const { server, state, tick, type } = await setup()
    const rows = [
      { name: 'alice.evil.example', registered: false },
      { name: 'аlice.foyer.example', registered: false },
      7,
    ]
    server.answers.set(SUGGEST, (_, response) => json(response, { suggestions: [...rows, ROWS[0]] }))
    await type('alice')
    tick()
    await vi.waitUntil(() => state()?.searching === false)
    expect(state()?.suggestions).toEqual([ROWS[0]])
  })

  test.each<[fault: string, answer: Answer, message: string]>([
    ['down', (request) => void request.socket.destroy(), 'Error fetching name suggestions'],
    ['lying', (_, response) => json(response, []), 'Error fetching name suggestions'],
    ['refusing', (_, response) => void response.writeHead(400).end(refusal('Another zone')), 'Another zone'],
  ])(
    'that a server does not give are reported (%s), and do not prevent a registration',
    async (_, answer, message) => {
      const { server, state, control, tick, events, type } = await setup()
      server.answers.set(SUGGEST, answer)
      await type('alice')
      tick()
      await vi.waitUntil(() => state()?.error !== undefined)
      expect(state()).toMatchObject({ searching: false, error: { code: 'suggestions', message } })
      expect(events).toEqual([message])
      expect(await control.register()).toBe(true)
    },
  )
})

describe('looking up', () => {
  test('resolves a name on the network in use', async () => {
    const { control, server } = await setup()
    const addresses = { 60: { address: ADDRESS }, 2147483704: { address: OTHER_ADDRESS } }
    server.answers.set(`${REGISTER}/alice.foyer.example`, (_, response) => json(response, { addresses }))
    expect(await control.resolve('alice.foyer.example')).toBe(OTHER_ADDRESS)
    await expect(control.resolve('nobody.foyer.example')).rejects.toMatchObject({
      name: 'ResolveNameError',
      shortMessage: 'Error resolving name',
    })
    server.fail(`${REGISTER}/bob.foyer.example`, 404, refusal('Nobody has this name.'))
    await expect(control.resolve('bob.foyer.example')).rejects.toMatchObject({
      shortMessage: 'Nobody has this name.',
    })
  })

  test('lists the names of an address, or says Error fetching names for address', async () => {
    const { control, server } = await setup()
    const path = `/v1/profile/reverse/${ADDRESS}`
    const rows = [{ name: 'alice.foyer.example' }, { name: 7 }, null, { name: 'x'.repeat(301) }]
    server.answers.set(path, (_, response) => json(response, rows))
    expect(await control.namesOf(ADDRESS)).toEqual(['alice.foyer.example'])
    expect(server.queries(path)).toMatchObject([{ sender: ADDRESS, apiVersion: '2' }])
    server.fail(path, 500)
    await expect(control.namesOf(ADDRESS)).rejects.toMatchObject({
      name: 'FetchNamesError',
      shortMessage: 'Error fetching names for address',
    })
  })
})

test('is off without a server, and says so', async () => {
  const { modal } = setupModal()
  const errors: string[] = []
  modal.events.on('error', ({ error }) => errors.push(error.name))
  names({ zone: 'foyer.example' }).start(modal)
  await vi.waitUntil(() => errors.length > 0)
  expect(errors).toEqual(['EndpointMissingError'])
  expect(modal.state.names).toBeUndefined()
})
