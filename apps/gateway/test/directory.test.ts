import { createHash } from 'node:crypto'
import { readWalletData } from '@foyer/modal-core/data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, PROJECT_ID, type TestDatabase } from './prepareGateway.ts'
import { OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

let chain: TestChain
let database: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  gateway = await startTestGateway({
    chain,
    database,
    icons: { 'assets/bnb.svg': SVG, 'currencies/USD.png': PNG, 'tokens/BNB.svg': SVG },
  })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
})

type Row = { id: string; name: string; image_id: string; chains: string[]; badge_type: string }
type Page = { count: number; data: Row[] }
const find = async (query: Record<string, string>) => (await gateway.getJson('/getWallets', query)) as Page
const idsOf = ({ data }: Page) => data.map(({ id }) => id)

describe('GET /getWallets', () => {
  test('lists the best known wallets first, 40 a page', async () => {
    const page = await find({})
    expect(idsOf(page).slice(0, 2)).toEqual(['metamask', 'trust'])
    expect(page.data).toHaveLength(40)
    expect(page.count).toBeGreaterThan(80)
  })

  test('gives later pages of the same list', async () => {
    const [first, second] = [await find({ entries: '3' }), await find({ entries: '3', page: '2' })]
    expect(idsOf(await find({ entries: '6' }))).toEqual([...idsOf(first), ...idsOf(second)])
  })

  test('counts after `exclude`', async () => {
    const [all, without] = [await find({}), await find({ exclude: 'metamask,trust' })]
    expect(without.count).toBe(all.count - 2)
    expect(idsOf(without)).not.toContain('metamask')
  })

  test('finds by `include`, `rdns` and `names`', async () => {
    expect(idsOf(await find({ include: 'trust,metamask' }))).toEqual(['metamask', 'trust'])
    expect(idsOf(await find({ rdns: 'io.metamask' }))).toEqual(['metamask'])
    expect(idsOf(await find({ names: 'trust wallet,METAMASK' }))).toEqual(['metamask', 'trust'])
  })

  test('finds certified wallets by `badge_type`', async () => {
    const page = await find({ badge_type: 'certified', entries: '100' })
    expect(page.count).toBeGreaterThan(10)
    expect(page.data.every((wallet) => wallet.badge_type === 'certified')).toBe(true)
  })

  test('names the chains of the gateway for wallets of their namespace', async () => {
    const page = await find({ chains: 'eip155:56', entries: '100' })
    expect(page.count).toBeGreaterThan(80)
    expect(page.data.every(({ chains }) => chains.includes('eip155:56'))).toBe(true)
    expect((await find({ chains: 'eip155:424242' })).count).toBe(0)
  })

  test('answers 304 to a page that has not changed', async () => {
    const { headers } = await gateway.get('/getWallets')
    const condition = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
    expect((await gateway.get('/getWallets', {}, condition)).status).toBe(304)
  })

  test.each<[name: string, value: string]>([
    ['page', '0'],
    ['page', 'x'],
    ['entries', '101'],
    ['search', 'x'.repeat(101)],
  ])('refuses a wrong %s by name', async (name, value) => {
    const response = await gateway.get('/getWallets', { [name]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ name }] })
  })
})

describe('pictures', () => {
  test('serves the picture of each row by the hash of its content', async () => {
    const { data } = await find({ entries: '100' })
    for (const { image_id } of data) {
      const response = await gateway.get(`/getWalletImage/${image_id}`)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      const svg = await response.text()
      expect(svg).toMatch(/^<svg [^>]*width="64" height="64"/)
      expect(createHash('sha256').update(svg).digest('hex').slice(0, 32)).toBe(image_id)
    }
  })

  test('draws the first letter of a wallet without an icon', async () => {
    const { wallets, icons } = await readWalletData()
    const drawn = wallets.find(({ id }) => !icons.has(id))
    const { data } = await find({ include: drawn?.id ?? '' })
    const response = await gateway.get(`/getWalletImage/${data[0]?.image_id}`)
    expect(await response.text()).toContain(`>${drawn?.name[0]?.toUpperCase()}</text>`)
  })

  test.each([
    ['/public/getAssetImage/bnb', 'image/svg+xml', SVG],
    ['/public/getCurrencyImage/usd', 'image/png', PNG.toString('latin1')],
    ['/public/getTokenImage/BNB', 'image/svg+xml', SVG],
    ['/public/getTokenImage/bnb', 'image/svg+xml', SVG],
  ])('serves %s from the icon folder for a day, never active', async (path, type, data) => {
    const response = await gateway.get(path)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(data)
  })

  test('names the pictures of an account’s tokens by the public URL, and none that is not there', async () => {
    const path = `/v1/account/${OWNER.address}/balance`
    const { balances } = (await gateway.getJson(path, { chainId: 'eip155:56' })) as {
      balances: { symbol: string; iconUrl: string }[]
    }
    expect(balances.slice(0, 2)).toMatchObject([
      {
        symbol: 'BNB',
        iconUrl: `https://gateway.example/public/getTokenImage/BNB?projectId=${PROJECT_ID}`,
      },
      { symbol: 'DEV', iconUrl: '' },
    ])
  })

  test('keeps an SVG from running when it is opened as a page', async () => {
    const { data } = await find({ entries: '1' })
    const { headers } = await gateway.get(`/getWalletImage/${data[0]?.image_id}`)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each(['/getWalletImage/none', '/public/getAssetImage/none', '/public/getTokenImage/NONE'])(
    'answers 404 to %s, readable by the page',
    async (path) => {
      const response = await gateway.get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    },
  )
})

describe('projects', () => {
  test('tells every feature id that clients know, on only where the gateway can', async () => {
    const { features } = (await gateway.getJson('/appkit/v1/config')) as {
      features: { id: string; isEnabled: boolean; config: unknown }[]
    }
    expect(Object.fromEntries(features.map(({ id, ...feature }) => [id, feature]))).toEqual({
      activity: { isEnabled: false, config: [] },
      social_login: { isEnabled: true, config: null },
      email_capture: { isEnabled: true, config: null },
      multi_wallet: { isEnabled: true, config: null },
      swap: { isEnabled: true, config: [] },
      onramp: { isEnabled: false, config: [] },
      reown_branding: { isEnabled: false, config: [] },
      fund_from_exchange: { isEnabled: false, config: [] },
      payments: { isEnabled: false, config: [] },
      reown_authentication: { isEnabled: false, config: [] },
    })
  })

  test('tells a page that is not listed which origins are', async () => {
    const init = { headers: { origin: 'https://evil.example' } }
    const response = await gateway.get('/projects/v1/origins', {}, init)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      allowedOrigins: ['https://dapp.example', 'https://*.preview.example'],
    })
  })

  test('refuses an unknown project with the message that clients know', async () => {
    for (const projectId of ['f'.repeat(32), 'x', `${PROJECT_ID}'--`, '']) {
      const response = await gateway.get('/getWallets', { projectId })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ message: 'Unauthorized: invalid key' })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('answers a preflight without a project', async () => {
    const response = await fetch(`${gateway.url}/v1/convert/gas-price`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,traceparent,tracestate')
    expect(response.headers.get('access-control-max-age')).toBe('7200')
  })
})
