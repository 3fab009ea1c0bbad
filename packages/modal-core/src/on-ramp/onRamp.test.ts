import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ADDRESS, connected, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { type Answer, json, startServer } from '../test/wireServer.ts'
import type { OnRampControl } from '../types/onRamp.ts'
import { onRamp } from './onRamp.ts'

beforeEach(() => void vi.stubGlobal('location', { hostname: 'dapp.example' }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const OPTIONS = '/v1/onramp/options'
const QUOTE = '/v1/onramp/quote'
const LINK = '/v1/generators/onrampurl'
const BNB = `eip155:56:0x${'e'.repeat(40)}`
const USDT = 'eip155:56:0x55d398326f99059fF775485246999027B3197955'
const PAGE = 'https://buy.moonpay.com/?apiKey=key&signature=one'
const NOW = 1_764_000_000_000

const offer = () => ({
  providers: [
    { id: 'moonpay', name: 'MoonPay' },
    { id: 'transak', name: 'Transak' },
    { id: 'demo', name: 'Demo' },
  ] as unknown[],
  tokens: [
    { address: USDT, name: 'Tether', symbol: 'USDT', iconUrl: '', providers: ['transak'] },
    { address: BNB, name: 'BNB', symbol: 'BNB', iconUrl: null, providers: ['moonpay', 'transak', 'demo'] },
  ] as unknown[],
  currencies: [
    { code: 'USD', decimals: 2, min: '30', max: '10000' },
    { code: 'JPY', decimals: 0, min: '4000', max: '1500000' },
  ] as unknown[],
})

type SetupParameters = { rows?: object; hosts?: Record<string, string[]> }

/** A connected account, and a server that leads to MoonPay. */
async function setup({ rows = offer(), hosts }: SetupParameters = {}) {
  const bodies: Record<string, unknown>[] = []
  const read = async (request: Parameters<Answer>[0]) => {
    const body = JSON.parse((await request.toArray()).join(''))
    bodies.push(body)
    return body
  }
  const server = await startServer((_, response) => void response.writeHead(404).end())
  server.answers.set(OPTIONS, (_, response) => json(response, rows))
  server.answers.set(QUOTE, async (request, response) => {
    const { provider } = await read(request)
    if (provider === 'moonpay') json(response, { receives: '0.0795', fee: '2.34' })
    else response.writeHead(404).end('{"reasons":[{"name":"quote"}]}')
  })
  const link = { url: PAGE as unknown, expiresAt: null as unknown, once: false }
  server.answers.set(LINK, async (request, response) => {
    await read(request)
    json(response, link)
  })
  const { modal } = setupModal()
  const waiting = new Map<() => void, number>()
  const stop = onRamp({
    endpoint: server.url,
    projectId: 'project',
    hosts,
    now: () => NOW,
    schedule: (run, milliseconds) => {
      waiting.set(run, milliseconds)
      return () => void waiting.delete(run)
    },
  }).start(modal)
  onTestFinished(stop)
  modal.accounts.set('eip155', connected())
  const control = modal.controls.onRamp as OnRampControl
  const state = () => modal.state.onRamp
  const events: string[] = []
  modal.events.on('alert', ({ code }) => events.push(code))
  modal.events.on('error', ({ error }) => events.push(error.name))
  modal.events.on('onRamp', ({ status }) => events.push(status))
  function pass(milliseconds: number) {
    for (const [run, time] of waiting) {
      if (time !== milliseconds) continue
      waiting.delete(run)
      run()
    }
  }
  /** Types an amount, and waits until the code has it. */
  async function type(amount: string) {
    control.setAmount(amount)
    await vi.waitUntil(() => state()?.amount === amount)
  }
  return { modal, server, bodies, link, control, state, events, waiting, pass, type }
}

describe('an amount', () => {
  test.each([
    ['20', 'limits'],
    ['abc', 'amount'],
    ['50.001', 'decimals'],
  ])('that cannot be is told 700 ms after the last key: %s', async (amount, code) => {
    const { control, pass, server, state, type, waiting } = await setup()
    await control.load()
    await type(amount)
    expect(state()?.error).toBeUndefined()
    pass(700)
    expect(state()?.error).toMatchObject({ code })
    await type('50')
    expect(state()?.error).toBeUndefined()
    await type(amount)
    await type('')
    expect([...waiting.values()]).toEqual([])
    expect(server.queries(QUOTE)).toEqual([])
  })
})

describe('what can be bought', () => {
  test('begins with the currency of the network in use, and is asked for once', async () => {
    const { control, server, state } = await setup()
    await Promise.all([control.load(), control.load()])
    expect(state()).toMatchObject({
      status: 'ready',
      token: { address: BNB, chainId: 'eip155:56', providers: ['moonpay', 'transak', 'demo'] },
      currency: { code: 'USD' },
    })
    expect(server.queries(OPTIONS)).toEqual([{ projectId: 'project', st: 'foyer', sv: '4' }])
  })

  test('leaves out rows of another shape, of other networks and of unknown providers', async () => {
    const rows = offer()
    rows.tokens.push(
      {
        address: 'eip155:137:0x55d398326f99059fF775485246999027B3197955',
        name: 'A',
        symbol: 'A',
        providers: ['demo'],
      },
      { address: USDT, name: 'B', symbol: 'B', providers: ['nobody'] },
      { address: 'javascript:', name: 'C', symbol: 'C', providers: ['demo'] },
      7,
    )
    rows.currencies.push({ code: 'usd', decimals: 2, min: '1', max: '2' }, { code: 'EUR', decimals: 99 })
    rows.providers.push({ id: 'a b', name: 'X' }, null)
    const { control, state } = await setup({ rows })
    await control.load()
    expect(state()?.tokens.map(({ symbol }) => symbol)).toEqual(['USDT', 'BNB'])
    expect(state()?.currencies.map(({ code }) => code)).toEqual(['USD', 'JPY'])
    expect(state()?.providers).toHaveLength(3)
  })

  test('is off where the server leads to no provider', async () => {
    const { control, server, state, events } = await setup()
    server.fail(OPTIONS, 404, '{"reasons":[{"name":"off"}]}')
    await control.load()
    expect(state()?.status).toBe('off')
    expect(events).toEqual([])
  })

  test.each<[fault: string, answer: Answer, alerts: string[]]>([
    ['drops the request', (request) => void request.socket.destroy(), []],
    ['answers 429', (_, response) => void response.writeHead(429).end(), ['APKT010']],
    ['answers 500', (_, response) => void response.writeHead(500).end(), ['APKT009']],
    ['answers with HTML', (_, response) => void response.end('<p>'), []],
    ['answers with another shape', (_, response) => json(response, { tokens: 7 }), []],
  ])('is asked for again after a server %s', async (_, answer, alerts) => {
    const { control, server, state, events } = await setup()
    const rows = server.answers.get(OPTIONS) as Answer
    server.answers.set(OPTIONS, answer)
    await control.load()
    expect(state()?.status).toBe('failed')
    expect(events).toEqual([...alerts, 'OnRampOptionsError'])
    server.answers.set(OPTIONS, rows)
    await control.load()
    expect(state()?.status).toBe('ready')
  })
})

test('asks the providers for their prices 300 ms after the last key, and invents none', async () => {
  const { control, bodies, state, pass, type, waiting } = await setup()
  await control.load()
  await type('5')
  await type('50')
  expect([...waiting.values()]).toEqual([300])
  expect(state()?.quotes).toMatchObject({ moonpay: { status: 'loading' } })
  pass(300)
  await vi.waitUntil(() => Object.values(state()?.quotes ?? {}).every(({ status }) => status !== 'loading'))
  expect(state()?.quotes).toEqual({
    moonpay: { status: 'ready', receives: '0.0795', fee: '2.34' },
    transak: { status: 'unknown' },
    demo: { status: 'unknown' },
  })
  expect(bodies).toContainEqual({ provider: 'moonpay', token: BNB, currency: 'USD', amount: '50' })
  await type('50000')
  expect(state()?.quotes).toEqual({})
})

describe('a link', () => {
  test('is that of the provider, for the account in use', async () => {
    const { control, bodies, state, events, type } = await setup()
    await control.load()
    await type('50,5')
    expect(await control.prepare('moonpay')).toBe(true)
    expect(state()).toMatchObject({ link: { provider: 'moonpay', url: PAGE }, preparing: undefined })
    expect(bodies.at(-1)).toEqual({
      provider: 'moonpay',
      token: BNB,
      currency: 'USD',
      amount: '50.5',
      address: ADDRESS,
    })
    control.leave()
    await vi.waitUntil(() => events.includes('left'))
    expect(events).toEqual(['initiated', 'linked', 'left'])
  })

  test.each([
    ['', 'amount'],
    ['1e3', 'amount'],
    ['५०', 'amount'],
    ['29.99', 'limits'],
    ['10000.01', 'limits'],
    ['50.001', 'decimals'],
  ])('is not asked for with the amount %j: %s', async (amount, code) => {
    const { control, server, state, type } = await setup()
    await control.load()
    await type(amount)
    expect(await control.prepare('moonpay')).toBe(false)
    expect(state()?.error).toMatchObject({ code })
    expect(server.queries(LINK)).toEqual([])
  })

  test.each([
    'https://evil.example/',
    'https://buy.moonpay.com.evil.example/',
    'https://user@buy.moonpay.com/',
    'https://buy.moonpay.com:8443/',
    'http://buy.moonpay.com/',
    'https://global.transak.com/',
    'http://127.0.0.1:5187/',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//buy.moonpay.com/',
    '',
    7,
  ])('that leads elsewhere is none: %s', async (url) => {
    const { control, link, state, events, type } = await setup()
    link.url = url
    await control.load()
    await type('50')
    expect(await control.prepare('moonpay')).toBe(false)
    expect(state()).toMatchObject({ link: undefined, error: { code: 'link' } })
    expect(events).toEqual(['initiated', 'OnRampLinkError', 'error'])
  })

  test('may lead to a host that the dapp has added, and to this machine from this machine', async () => {
    const { control, link, state, type } = await setup({ hosts: { demo: ['pay.example'] } })
    await control.load()
    await type('50')
    link.url = 'https://pay.example/buy'
    expect(await control.prepare('demo')).toBe(true)
    link.url = 'http://127.0.0.1:5187/?token=BNB'
    expect(await control.prepare('demo')).toBe(false)
    vi.stubGlobal('location', { hostname: '127.0.0.1' })
    expect(await control.prepare('demo')).toBe(true)
    expect(state()?.link?.url).toBe(link.url)
    expect(await control.prepare('moonpay')).toBe(false)
  })

  test('ends when the server says so', async () => {
    const { control, link, state, pass, type } = await setup()
    link.expiresAt = new Date(NOW + 300_000).toISOString()
    await control.load()
    await type('50')
    await control.prepare('moonpay')
    pass(300_000)
    expect(state()).toMatchObject({ link: undefined, error: { code: 'expired' } })
  })

  test('lives on when it ends later than a timer can be set for', async () => {
    const { control, link, type, waiting } = await setup()
    link.expiresAt = new Date(NOW + 30 * 86_400_000).toISOString()
    await control.load()
    await type('50')
    await control.prepare('moonpay')
    expect([...waiting.values()]).toContain(2 ** 31 - 1)
  })

  test('that opens once is gone after the user has followed it', async () => {
    const { control, link, state, pass, type, waiting } = await setup()
    link.once = true
    await control.load()
    await type('50')
    await control.prepare('moonpay')
    control.leave()
    await vi.waitUntil(() => [...waiting.values()].includes(1_000))
    expect(state()?.link).toBeDefined()
    pass(1_000)
    expect(state()?.link).toBeUndefined()
  })

  test.each<[what: string, change: (stage: Awaited<ReturnType<typeof setup>>) => void]>([
    ['the amount', ({ control }) => control.setAmount('60')],
    ['the token', ({ control }) => control.setToken(USDT)],
    ['the currency', ({ control }) => control.setCurrency('JPY')],
    [
      'the account',
      ({ modal }) => {
        modal.accounts.set('eip155', connected({ address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }))
        modal.events.emit('accountChange', { namespace: 'eip155', address: OTHER_ADDRESS })
      },
    ],
  ])('is forgotten when %s changes, also while it is asked for', async (_, change) => {
    const stage = await setup()
    const { control, state, server, type } = stage
    await control.load()
    await type('50')
    await control.prepare('moonpay')
    change(stage)
    await vi.waitUntil(() => state()?.link === undefined)
    control.setAmount('5000')
    let answer = () => {}
    server.answers.set(LINK, (_, response) => {
      answer = () => json(response, { url: PAGE, expiresAt: null, once: false })
    })
    const asked = server.queries(LINK).length
    const preparing = control.prepare('moonpay')
    await vi.waitUntil(() => server.queries(LINK).length > asked)
    control.setAmount('6000')
    await vi.waitUntil(() => state()?.amount === '6000')
    answer()
    expect(await preparing).toBe(false)
    expect(state()).toMatchObject({ link: undefined, error: undefined })
  })

  test.each<[fault: string, answer: Answer, alerts: string[]]>([
    ['drops the request', (request) => void request.socket.destroy(), []],
    [
      'answers 503, for the API of the provider is down',
      (_, response) => void response.writeHead(503).end(),
      ['APKT009'],
    ],
    ['answers 429', (_, response) => void response.writeHead(429).end(), ['APKT010']],
    ['answers with HTML', (_, response) => void response.end('<p>'), []],
    ['answers with half of it', (_, response) => void response.end('{"url":'), []],
    ['answers with another shape', (_, response) => json(response, { url: PAGE }), []],
  ])('that a server does not give is reported: one that %s', async (_, answer, alerts) => {
    const { control, server, state, events, type } = await setup()
    await control.load()
    await type('50')
    server.answers.set(LINK, answer)
    expect(await control.prepare('moonpay')).toBe(false)
    expect(state()).toMatchObject({ preparing: undefined, error: { code: 'link' } })
    expect(events).toEqual(['initiated', ...alerts, 'OnRampLinkError', 'error'])
  })
})

test('loads the pictures of currencies, and has none where there is none', async () => {
  const { control, server, state } = await setup()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:usd')
  const picture: Answer = (_, response) =>
    void response.setHeader('content-type', 'image/svg+xml').end('<svg/>')
  server.answers.set('/public/getCurrencyImage/USD', picture)
  await control.load()
  // The chosen currency has its picture before the list of currencies opens.
  await vi.waitFor(() => expect(state()?.currency?.imageUrl).toBe('blob:usd'))
  expect(server.queries('/public/getCurrencyImage/JPY')).toHaveLength(0)
  await control.loadPictures()
  expect(state()?.currencies.map(({ code, imageUrl }) => [code, imageUrl])).toEqual([
    ['USD', 'blob:usd'],
    ['JPY', undefined],
  ])
  expect(state()?.currency?.imageUrl).toBe('blob:usd')
  await control.loadPictures()
  expect(server.queries('/public/getCurrencyImage/JPY')).toHaveLength(1)
})
