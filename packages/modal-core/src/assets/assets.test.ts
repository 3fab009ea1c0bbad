import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadBalance } from '../actions/loadBalance.ts'
import { BALANCE, startChain, wireBalance, wireCurrency } from '../test/chainServer.ts'
import { ADDRESS, connected, tokenBalance } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { json } from '../test/wireServer.ts'
import type { TokenInput } from '../types/balance.ts'
import { assets } from './assets.ts'

afterEach(() => vi.restoreAllMocks())

const USDT = '0x55d398326f99059fF775485246999027B3197955'
const CAKE = '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** An asset as a wallet lists it, with what differs. */
const asset = (differs: Record<string, unknown> = {}, metadata: Record<string, unknown> = {}) => ({
  address: USDT,
  balance: '0x15af1d78b58c40000',
  type: 'ERC20',
  metadata: { name: 'Tether USD', symbol: 'USDT', decimals: 18, price: 1, iconUrl: '', ...metadata },
  ...differs,
})
const native = () =>
  asset(
    { address: 'native', type: 'NATIVE', balance: '0xde0b6b3a7640000' },
    { name: 'BNB', symbol: 'BNB', price: 600 },
  )

const onChain = (address: string, symbol: string) =>
  tokenBalance({ address, symbol, name: symbol, amount: 7n })

type SetupParameters = { balances?: unknown[]; tokens?: TokenInput[]; hasServer?: boolean }

/** A connected account over a real server. The chain knows 1.5 BNB, and 7 units of each token that it is asked for. */
async function setup({ balances, tokens = [], hasServer = true }: SetupParameters = {}) {
  const server = await startChain([], balances)
  const { modal, adapter } = setupModal({ tokens: { 56: tokens } })
  const clock = { now: 1_000_000 }
  const alerts: string[] = []
  modal.events.on('alert', ({ code }) => alerts.push(code))
  const getBalances = vi.fn(async (query: { tokens: readonly TokenInput[] }) => [
    tokenBalance(),
    ...query.tokens.map(({ address }) => onChain(address, 'CAKE')),
  ])
  adapter.answers.getBalances = getBalances
  const parameters = hasServer ? { endpoint: server.url, projectId: 'project' } : {}
  const stop = assets({ ...parameters, now: () => clock.now }).start(modal)
  onTestFinished(stop)
  modal.accounts.set('eip155', connected())
  const load = () => loadBalance(modal)
  const shown = () => {
    const { current } = modal.state.balance
    return 'tokens' in current ? current.tokens : current
  }
  /** Reads again, as after a switch to another account and back. */
  async function again() {
    modal.balance.reader = undefined
    await load()
  }
  return { server, modal, adapter, alerts, clock, getBalances, stop, load, again, shown }
}

test('requests nothing before balances are asked for', async () => {
  const { server, getBalances } = await setup()
  expect(server.requests).toEqual([])
  expect(getBalances).not.toHaveBeenCalled()
})

test('shows what the wallet lists, and asks nobody else', async () => {
  const { server, adapter, getBalances, load, shown } = await setup()
  const getAssets = vi.spyOn(adapter.answers, 'getAssets').mockResolvedValue([asset(), native()])
  await load()
  expect(shown()).toMatchObject([
    { address: undefined, symbol: 'BNB', amount: 10n ** 18n, price: 600, value: 600, chainId: 'eip155:56' },
    { address: USDT, symbol: 'USDT', amount: 25n * 10n ** 18n, price: 1, value: 25, chainId: 'eip155:56' },
  ])
  expect(getAssets).toHaveBeenCalledExactlyOnceWith({
    address: ADDRESS,
    connectorId: 'io.one',
    network: expect.objectContaining({ caipNetworkId: 'eip155:56' }),
  })
  expect(server.queries(BALANCE)).toEqual([])
  expect(getBalances).not.toHaveBeenCalled()
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no list', {}],
  ['a text', 'rich'],
  ['a number as address', [native(), asset({ address: 7 })]],
  ['an address of another shape', [native(), asset({ address: '0x12' })]],
  ['no balance', [native(), asset({ balance: undefined })]],
  ['a decimal balance', [native(), asset({ balance: '25' })]],
  ['a balance of 300 bits', [native(), asset({ balance: `0x${'f'.repeat(75)}` })]],
  ['a type in small letters', [native(), asset({ type: 'erc20' })]],
  ['a collectible', [native(), asset({ type: 'ERC721' })]],
  ['no name', [native(), asset({}, { name: undefined })]],
  ['no symbol', [native(), asset({}, { symbol: null })]],
  ['no icon', [native(), asset({}, { iconUrl: undefined })]],
  ['decimals as text', [native(), asset({}, { decimals: '18' })]],
  ['decimals that are no whole number', [native(), asset({}, { decimals: 1.5 })]],
  ['no price', [native(), asset({}, { price: undefined })]],
  ['no metadata', [native(), asset({ metadata: null })]],
])('asks the chain API when the wallet lists %s', async (_, list) => {
  const { server, adapter, getBalances, load, shown } = await setup()
  adapter.answers.getAssets = async () => list
  await load()
  expect(shown()).toMatchObject([
    { address: undefined, symbol: 'BNB', amount: 1_500_000_000_000_000_000n, price: 600, value: 900 },
    { address: USDT, symbol: 'USDT', amount: 25n * 10n ** 18n, price: 1, value: 25, note: undefined },
  ])
  expect(server.queries(BALANCE)).toEqual([
    { projectId: 'project', st: 'foyer', sv: '4', currency: 'usd', chainId: 'eip155:56' },
  ])
  expect(getBalances).not.toHaveBeenCalled()
})

test('asks the chain API when the wallet fails', async () => {
  const { server, adapter, load } = await setup()
  adapter.answers.getAssets = () => Promise.reject(new Error('no'))
  await load()
  expect(server.queries(BALANCE)).toHaveLength(1)
})

test.each([
  [429, '', ['APKT010']],
  [500, '', ['APKT009']],
  [503, '', ['APKT009']],
  [401, 'Unauthorized: invalid key', ['APKT007']],
  [403, 'Unauthorized: origin not allowed', ['APKT002']],
  [404, '', []],
])('reads the chain when the chain API answers %i %s, and raises %j', async (status, body, codes) => {
  const { server, alerts, load, shown } = await setup({ tokens: [{ address: CAKE }] })
  server.fail(BALANCE, status, body)
  await load()
  expect(shown()).toMatchObject([
    { symbol: 'BNB', price: undefined },
    { symbol: 'CAKE', amount: 7n },
  ])
  expect(alerts).toEqual(codes)
})

test('takes the alert of the chain API away once it answers', async () => {
  const { server, modal, clock, load, again } = await setup()
  server.fail(BALANCE, 500)
  await load()
  expect(modal.state.alerts.current).toMatchObject({ code: 'APKT009' })
  server.answers.delete(BALANCE)
  clock.now += 30_000
  await again()
  expect(modal.state.alerts.current).toEqual({ status: 'hidden' })
})

test.each([
  ['a page of HTML', '<!doctype html><title>Welcome</title>'],
  ['nothing', ''],
  ['null', 'null'],
  ['no list', '{"balances":{}}'],
  ['1 MB', JSON.stringify({ balances: [wireBalance({ junk: 'x'.repeat(1_000_000) })] })],
])('reads the chain when the chain API answers with %s', async (_, body) => {
  const { server, alerts, load, shown } = await setup()
  server.answers.set(BALANCE, (_, response) => void response.end(body))
  await load()
  expect(shown()).toMatchObject([{ symbol: 'BNB', price: undefined }])
  expect(alerts).toEqual([])
})

test('reads the chain where the chain API does not know the network', async () => {
  const { server, modal, load, shown } = await setup()
  modal.accounts.set('eip155', connected({ chainId: 1 }))
  await load()
  expect(shown()).toMatchObject([{ symbol: 'BNB' }])
  expect(server.queries(BALANCE)).toEqual([])
})

test('asks wallet and chain where the dapp names no server', async () => {
  const { modal, load, shown } = await setup({ hasServer: false })
  const onError = vi.fn()
  modal.events.on('error', onError)
  await load()
  expect(shown()).toMatchObject([{ symbol: 'BNB' }])
  expect(onError).not.toHaveBeenCalled()
})

test('says Token Balance Unavailable only when all three fail', async () => {
  const { modal, server, adapter, load, shown } = await setup()
  const onError = vi.fn()
  modal.events.on('error', onError)
  adapter.answers.getAssets = () => Promise.reject(new Error('no'))
  server.fail(BALANCE, 500)
  adapter.answers.getBalances = () => Promise.reject(new Error('The node is down'))
  await load()
  expect(shown()).toEqual({ status: 'failed', message: 'The node is down' })
  expect(onError.mock.calls[0]?.[0].error).toMatchObject({
    name: 'LoadBalanceError',
    shortMessage: 'Token Balance Unavailable',
  })
})

test('does not ask the chain API again within 30 s of a failure', async () => {
  const { server, clock, alerts, load, again } = await setup()
  server.fail(BALANCE, 500)
  await load()
  clock.now += 29_999
  await again()
  expect(server.queries(BALANCE)).toHaveLength(1)
  expect(alerts).toEqual(['APKT009'])
  clock.now += 1
  server.answers.clear()
  await again()
  expect(server.queries(BALANCE)).toHaveLength(2)
})

test('reads tokens of the option that are not listed from the chain, and appends them with their notes', async () => {
  const tokens = [
    { address: CAKE, note: 'Testnet', imageUrl: 'https://images.example/cake.png' },
    { address: USDT.toLowerCase(), note: 'For the sale' },
  ]
  const { getBalances, load, shown } = await setup({ tokens })
  await load()
  expect(shown()).toMatchObject([
    { symbol: 'BNB', amount: 1_500_000_000_000_000_000n },
    { symbol: 'USDT', amount: 25n * 10n ** 18n, note: 'For the sale' },
    {
      symbol: 'CAKE',
      amount: 7n,
      note: 'Testnet',
      imageUrl: 'https://images.example/cake.png',
      price: undefined,
    },
  ])
  expect(getBalances).toHaveBeenCalledOnce()
  expect(getBalances.mock.calls[0]?.[0].tokens).toEqual([tokens[0]])
})

test('shows what is listed when the rest cannot be read from the chain', async () => {
  const { adapter, load, shown } = await setup({ tokens: [{ address: CAKE }] })
  adapter.answers.getBalances = () => Promise.reject(new Error('The node is down'))
  await load()
  expect(shown()).toMatchObject([{ symbol: 'BNB' }, { symbol: 'USDT' }])
})

test('reads the network’s currency from the chain where it is not listed', async () => {
  const { load, shown } = await setup({ balances: [wireBalance()] })
  await load()
  expect(shown()).toMatchObject([{ symbol: 'BNB', price: undefined }, { symbol: 'USDT' }])
})

test.each<[string, Record<string, unknown>]>([
  ['of another network', { chainId: 'eip155:1' }],
  ['without decimals', { quantity: { decimals: '0', numeric: '25' } }],
  ['with decimals that no token has', { quantity: { decimals: '256', numeric: '25' } }],
  ['with a number that lies about its decimals', { quantity: { decimals: '2', numeric: '1.234' } }],
  ['with an exponent', { quantity: { decimals: '18', numeric: '1e18' } }],
  ['with a negative amount', { quantity: { decimals: '18', numeric: '-1' } }],
  ['without a quantity', { quantity: undefined }],
  ['without a symbol', { symbol: '' }],
  ['with an address that is none', { address: 'javascript:alert(1)' }],
])('skips a row %s', async (_, differs) => {
  const { load, shown } = await setup({ balances: [wireCurrency(), wireBalance(differs)] })
  await load()
  expect(shown()).toMatchObject([{ symbol: 'BNB', price: 600 }])
  expect(shown()).toHaveLength(1)
})

test('drops tokens without decimals that the wallet lists', async () => {
  const { adapter, load, shown } = await setup()
  adapter.answers.getAssets = async () => [native(), asset({}, { decimals: 0 })]
  await load()
  expect(shown()).toHaveLength(1)
})

test('takes a price of 0 for one that is not known', async () => {
  const { load, shown } = await setup({
    balances: [wireCurrency({ price: 0, value: 0 }), wireBalance({ value: null })],
  })
  await load()
  expect(shown()).toMatchObject([
    { price: undefined, value: undefined },
    { price: 1, value: 25 },
  ])
})

test('cleans names and symbols, however long they are', async () => {
  const row = wireBalance({ name: 'US\u202eDT', symbol: 'x'.repeat(100_000) })
  const { load, shown } = await setup({ balances: [wireCurrency(), row] })
  await load()
  expect(shown()).toMatchObject([{}, { name: 'US DT', symbol: `${'x'.repeat(39)}…` }])
})

test('keeps one row of a token, and 200 of a list', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    wireBalance({ address: `eip155:56:0x${index.toString(16).padStart(40, '0')}` }),
  )
  const { load, shown } = await setup({ balances: [wireCurrency(), wireBalance(), wireBalance(), ...many] })
  await load()
  expect(shown()).toHaveLength(199)
})

test('draws pictures of the server as blobs, by URL or by symbol, and of no other server', async () => {
  const { server, load, shown, stop } = await setup()
  const picture = (
    _: unknown,
    response: { setHeader: (name: string, value: string) => { end: (body: string) => void } },
  ) => response.setHeader('content-type', 'image/svg+xml').end(SVG)
  server.answers.set('/icons/bnb', picture)
  server.answers.set('/public/getTokenImage/USDT', picture)
  server.answers.set(BALANCE, (_, response) =>
    json(response, {
      balances: [
        wireCurrency({ iconUrl: `${server.url}/icons/bnb` }),
        wireBalance({ iconUrl: 'https://tracker.example/usdt.png' }),
        wireBalance({ address: `eip155:56:${CAKE}`, symbol: 'CAKE' }),
      ],
    }),
  )
  await load()
  await vi.waitFor(() =>
    expect(shown()).toMatchObject(
      [{ imageUrl: /^blob:/ }, { imageUrl: /^blob:/ }, { imageUrl: undefined }].map(({ imageUrl }) => ({
        imageUrl: imageUrl && expect.stringMatching(imageUrl),
      })),
    ),
  )
  expect(server.requests.map(({ pathname }) => pathname)).toContain('/public/getTokenImage/CAKE')
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  stop()
  await vi.waitUntil(() => revoke.mock.calls.length === 2)
})

test('keeps the pictures when the balances are read again', async () => {
  const { server, load, again, shown } = await setup()
  server.answers.set('/public/getTokenImage/USDT', (_, response) =>
    response.setHeader('content-type', 'image/svg+xml').end(SVG),
  )
  await load()
  const drawn = { imageUrl: expect.stringMatching(/^blob:/) }
  await vi.waitFor(() => expect(shown()).toMatchObject([{}, drawn]))
  await again()
  expect(shown()).toMatchObject([{}, drawn])
  expect(server.queries('/public/getTokenImage/USDT')).toHaveLength(1)
})

test('asks the server to look again when it is told to', async () => {
  const { server, modal } = await setup()
  await loadBalance(modal, { isForced: true })
  expect(server.queries(BALANCE)).toMatchObject([{ forceUpdate: 'true' }])
})

test('takes its server and project id from the options of createFoyer', async () => {
  const server = await startChain()
  const { modal } = setupModal({ endpoints: { gateway: server.url }, projectId: 'shared' })
  onTestFinished(assets().start(modal))
  modal.accounts.set('eip155', connected())
  await loadBalance(modal)
  expect(server.queries(BALANCE)).toMatchObject([{ projectId: 'shared' }])
})

test('raises no alert after the modal is destroyed, and leaves the balances to the adapter', async () => {
  const { server, modal, alerts, load, stop, shown } = await setup()
  server.answers.set(BALANCE, () => {})
  const answer = load()
  await vi.waitUntil(() => server.queries(BALANCE).length === 1)
  stop()
  await answer
  expect(alerts).toEqual([])
  expect(modal.balance.source).toBeUndefined()
  expect(shown()).toMatchObject([{ symbol: 'BNB' }])
})
