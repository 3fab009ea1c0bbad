import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createWallets } from '../controllers/createWallets.ts'
import { startDirectory, wireRows } from '../test/directoryServer.ts'
import { bsc, mainnet } from '../test/networks.ts'
import { recordAlerts } from '../test/recordAlerts.ts'
import { setupModal } from '../test/setupModal.ts'
import { json } from '../test/wireServer.ts'
import type { Options } from '../types/options.ts'

type Setup = { rows?: Parameters<typeof startDirectory>[0]; projectId?: string } & Partial<
  Pick<Options, 'wallets' | 'featuredWallets' | 'excludeWallets'>
>

/** A modal's wallets over a real server, with a clock that a test turns. */
async function setup({
  rows,
  projectId = 'project',
  wallets: chosen,
  featuredWallets = [],
  excludeWallets = [],
}: Setup = {}) {
  const server = await startDirectory(rows)
  const alerts: string[] = []
  const timers: { run: () => void; milliseconds: number }[] = []
  const wallets = createWallets({
    directory: server.url,
    projectId,
    chains: ['eip155:56'],
    origin: 'https://dapp.example',
    options: { wallets: chosen, featuredWallets, excludeWallets },
    alerts: recordAlerts((code) => alerts.push(code)),
    schedule(run, milliseconds) {
      const timer = { run, milliseconds }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
  })
  onTestFinished(() => wallets.destroy())
  await wallets.load()
  const known = () => vi.waitUntil(() => wallets.state.known.length > 0)
  const ready = () => vi.waitUntil(() => wallets.state.browse.status === 'ready')
  return { server, alerts, timers, wallets, state: wallets.state, known, ready }
}

test('sends project id, sdk type, sdk version and the chains with every request', async () => {
  const { server, known } = await setup()
  await known()
  for (const { searchParams } of server.requests)
    expect(Object.fromEntries(searchParams)).toMatchObject({ projectId: 'project', st: 'foyer', sv: '4' })
  expect(server.queries().every(({ chains }) => chains === 'eip155:56')).toBe(true)
})

test('keeps the fields of a wallet', async () => {
  const row = {
    id: 'w',
    name: 'W',
    image_id: 'picture',
    mobile_link: 'trust://',
    desktop_link: 'trust://desktop',
    webapp_link: 'https://w.example/app',
    rdns: 'io.w',
    chains: ['eip155:56'],
    order: 7,
    badge_type: 'certified',
  }
  const { known, state } = await setup({ rows: [row] })
  await known()
  expect(state.known[0]).toMatchObject({
    id: 'w',
    name: 'W',
    imageId: 'picture',
    mobileLink: 'trust://',
    desktopLink: 'trust://desktop',
    webappLink: 'https://w.example/app',
    rdns: 'io.w',
    chains: ['eip155:56'],
    order: 7,
    certified: true,
  })
})

test('requests 4 recommended wallets and 20 certified ones for the ranks at the start', async () => {
  const { server, known, state } = await setup()
  await known()
  expect(server.queries().map(({ entries, badge_type }) => [entries, badge_type])).toEqual([
    ['4', undefined],
    ['20', 'certified'],
  ])
  expect(state.hasCertified).toBe(true)
})

test('looks a wallet up by its id when the list does not have it', async () => {
  const { server, known, state, wallets } = await setup()
  await known()
  const directory = await wallets.load()
  expect(await directory.has('id-0')).toBe(true)
  expect(await directory.has('id-77')).toBe(true)
  expect(await directory.has('id-777')).toBe(false)
  expect(server.queries().flatMap(({ include }) => include ?? [])).toEqual(['id-77', 'id-777'])
  expect(state.browse).toMatchObject({ status: 'idle', wallets: [{ id: 'id-77' }] })
})

test('requests featured wallets by include and rdns, and excluded ones by exclude', async () => {
  const { server, known, state } = await setup({
    featuredWallets: ['id-90', 'io.wallet91'],
    excludeWallets: ['id-0', 'io.wallet1', 'Some Name'],
  })
  await known()
  expect(server.queries()).toMatchObject([
    { rdns: 'io.wallet91', exclude: 'id-0' },
    { include: 'id-90' },
    { entries: '4', exclude: 'id-0' },
    { entries: '20' },
  ])
  expect(state.known.slice(0, 2).map(({ id }) => id)).toEqual(['id-91', 'id-90'])
})

test('requests the wallets of an exact list as featured ones', async () => {
  const { server, known } = await setup({ wallets: ['id-90', { title: 'Ours', wallets: ['io.wallet91'] }] })
  await known()
  expect(server.queries().slice(0, 2)).toMatchObject([{ rdns: 'io.wallet91' }, { include: 'id-90' }])
})

test('requests featured wallets by name when they have a space, or are no id or rdns of the server', async () => {
  const { server, known, state } = await setup({
    featuredWallets: ['Wallet 90', 'id-91', 'wallet.92', 'Wallet92'],
    rows: [...wireRows(92), { id: 'a', name: 'wallet.92' }, { id: 'b', name: 'wallet92' }],
  })
  await known()
  expect(server.queries().flatMap(({ names }) => names ?? [])).toEqual(['Wallet 90', 'Wallet92,wallet.92'])
  expect(state.known.slice(0, 4).map(({ id }) => id)).toEqual(['a', 'b', 'id-90', 'id-91'])
})

test('takes no wallet of another name from a server that does not know the query', async () => {
  const { server, known, state } = await setup({ featuredWallets: ['Wallet 90'] })
  const row = { id: 'x', name: 'Other' }
  const rows = { data: [row], count: 1 }
  server.answers.set('/getWallets', (_, response, { searchParams }) =>
    json(response, searchParams.has('names') ? rows : { data: [{ id: 'y', name: 'Y' }], count: 1 }),
  )
  await known()
  expect(state.known.map(({ id }) => id)).toEqual(['y'])
})

test('loads the picture of a network by its id where it has no URL', async () => {
  const server = await startDirectory()
  server.answers.set('/public/getAssetImage/bnb-logo', (_, response) =>
    response.setHeader('content-type', 'image/png').end('picture'),
  )
  const image = { imageUrl: 'https://images.example/eth.png', imageId: 'eth-logo' }
  const { modal } = setupModal({
    networks: [
      { ...bsc, assets: { imageId: 'bnb-logo' } },
      { ...mainnet, assets: image },
    ],
    defaultNetwork: undefined,
    endpoints: { directory: server.url },
    projectId: 'project',
  })
  onTestFinished(modal.destroy)
  const logos = () => modal.state.networks.list.map(({ assets }) => assets?.imageUrl)
  expect(logos()).toEqual([undefined, image.imageUrl])
  expect(server.requests).toEqual([])
  await modal.wallets.load()
  await vi.waitUntil(() => logos()[0])
  expect(logos()).toEqual([expect.stringMatching(/^blob:/), image.imageUrl])
  expect(server.queries('/public/getAssetImage/eth-logo')).toEqual([])
})

test('loads pages of 40 until all wallets are loaded', async () => {
  const { wallets, state, ready, server } = await setup()
  wallets.browse()
  await ready()
  expect(state.browse).toMatchObject({ status: 'ready', count: 100 })
  for (const length of [40, 80, 100]) {
    await vi.waitUntil(() => state.browse.wallets.length === length && state.browse.status === 'ready')
    wallets.more()
    wallets.more()
  }
  const pages = server.queries().filter(({ entries }) => entries === '40')
  expect(pages.map(({ page }) => page)).toEqual(['1', '2', '3'])
})

test('prefetches the first 20 images as blobs', async () => {
  const { wallets, state, ready, server } = await setup()
  wallets.browse()
  await ready()
  await vi.waitUntil(() => state.images.size === 20)
  expect(state.images.get('image-0')).toMatch(/^blob:/)
  const images = server.requests.filter(({ pathname }) => pathname.startsWith('/getWalletImage/'))
  expect(images).toHaveLength(20)
  wallets.showImages([{ imageId: 'image-0' }, { imageId: 'image-30' }])
  await vi.waitUntil(() => state.images.size === 21)
})

test('draws `image_url` where there is no `image_id`: a picture inside the URL, or of the directory itself', async () => {
  const rows = [
    { id: 'inline', name: 'Inline', image_url: 'data:image/png;base64,AA==' },
    { id: 'own', name: 'Own' },
    { id: 'elsewhere', name: 'Elsewhere', image_url: 'https://cdn.example/icon.png' },
    { id: 'both', name: 'Both', image_id: 'image-0', image_url: 'data:image/png;base64,AA==' },
    { id: 'page', name: 'Page', image_url: 'data:text/html,<script></script>' },
    { id: 'big', name: 'Big', image_url: `data:image/png;base64,${'A'.repeat(256 * 1024)}` },
  ]
  const { wallets, state, ready, server } = await setup({ rows })
  const url = `${server.url}/pictures/own.png?size=64`
  Object.assign(rows[1] ?? {}, { image_url: url })
  server.answers.set('/pictures/own.png', (_, response) => {
    response.setHeader('content-type', 'image/png').end(Buffer.from('iVBORw0KGgo=', 'base64'))
  })
  wallets.browse()
  await ready()
  expect(state.browse.wallets.map(({ id, imageId, imageUrl }) => [id, imageId, imageUrl])).toEqual([
    ['inline', undefined, 'data:image/png;base64,AA=='],
    ['own', url, undefined],
    ['elsewhere', undefined, undefined],
    ['both', 'image-0', undefined],
    ['page', undefined, undefined],
    ['big', undefined, undefined],
  ])
  await vi.waitUntil(() => state.images.size === 2)
  expect(state.images.get(url)).toMatch(/^blob:/)
  expect(server.queries('/pictures/own.png')).toMatchObject([{ size: '64', projectId: 'project' }])
})

test('waits 300 ms after the last key before a search for 100 results', async () => {
  const { wallets, state, timers, server, ready } = await setup({ rows: wireRows(200) })
  wallets.browse()
  await ready()
  for (const query of ['w', 'wa', 'wallet']) wallets.browse({ query })
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([300])
  expect(state.browse).toMatchObject({ status: 'loading', wallets: { length: 40 } })
  timers[0]?.run()
  await ready()
  expect(state.browse).toMatchObject({ wallets: { length: 100 } })
  const searches = server.queries().filter(({ search }) => search !== undefined)
  expect(searches).toMatchObject([{ search: 'wallet', entries: '100' }])
  wallets.more()
  expect(state.browse.status).toBe('ready')
})

test('ignores the response to an older search when a newer one is running', async () => {
  const { wallets, state, timers, server, ready } = await setup()
  const held: (() => void)[] = []
  server.answers.set('/getWallets', (_, response, { searchParams }) => {
    const search = searchParams.get('search')
    const answer = () => json(response, { data: [{ id: `${search}`, name: `${search}` }], count: 1 })
    if (search === 'old') held.push(answer)
    else answer()
  })
  wallets.browse({ query: 'old' })
  timers[0]?.run()
  await vi.waitUntil(() => held.length === 1)
  wallets.browse({ query: 'new' })
  timers.at(-1)?.run()
  await ready()
  held[0]?.()
  await vi.waitUntil(() => server.requests.length > 0)
  expect(state.browse.wallets.map(({ id }) => id)).toEqual(['new'])
})

test('requests the badge when certifiedOnly is set', async () => {
  const { wallets, state, ready, server } = await setup()
  wallets.browse({ certifiedOnly: true })
  await ready()
  expect(server.queries().at(-1)).toMatchObject({ badge_type: 'certified', entries: '40' })
  expect(state.browse.wallets.every(({ certified }) => certified)).toBe(true)
})

test.each([
  [429, '', 'APKT010'],
  [500, '', 'APKT009'],
  [503, '', 'APKT009'],
  [401, 'Unauthorized: invalid key', 'APKT007'],
  [403, 'Unauthorized: origin not allowed', 'APKT002'],
  [401, '{"reasons":[{"description":"JWT validation error: JWT Token is not yet valid"}]}', 'APKT006'],
  [404, 'nothing here', 'APKT003'],
])('falls back to the bundled list after %i %s, reported as %s', async (status, body, code) => {
  const { server, wallets, alerts, state } = await setup({ rows: [] })
  // Its first questions are answered.
  await vi.waitUntil(() => server.requests.length === 4)
  server.fail('/getWallets', status, body)
  wallets.browse()
  await vi.waitUntil(() => state.browse.status === 'ready')
  expect(alerts).toEqual([code])
  expect(state.browse.wallets[0]?.id).toBe('metamask')
  wallets.browse({ query: 'rabby' })
  expect(state.browse.wallets.map(({ id }) => id)).toEqual(['rabby'])
})

test('raises APKT003 and shows the bundled list in Connect when the server is unreachable', async () => {
  const server = await startDirectory()
  server.close()
  const alerts: string[] = []
  const { load, state } = createWallets({
    directory: server.url,
    projectId: undefined,
    origin: '',
    alerts: recordAlerts((code) => alerts.push(code)),
  })
  await load()
  await vi.waitUntil(() => state.known.length > 0)
  expect(state.known[0]?.id).toBe('metamask')
  expect(alerts).toEqual(['APKT008', 'APKT003'])
})

describe('after the modal was closed and opened again', () => {
  test('requests a first page that failed again, and keeps the bundled list until it is there', async () => {
    const server = await startDirectory()
    server.fail('/getWallets', 500)
    const alerts: string[] = []
    const raised = recordAlerts((code) => alerts.push(code))
    const wallets = createWallets({ directory: server.url, projectId: undefined, origin: '', alerts: raised })
    onTestFinished(() => wallets.destroy())
    const directory = await wallets.load()
    await vi.waitUntil(() => wallets.state.known.length > 0)
    const before = server.requests.length
    directory.retry()
    wallets.reset()
    expect(server.requests).toHaveLength(before)
    server.answers.delete('/getWallets')
    directory.retry()
    directory.retry()
    expect(wallets.state.known[0]?.id).toBe('metamask')
    await vi.waitUntil(() => wallets.state.known[0]?.id === 'id-0')
    expect(server.requests).toHaveLength(2 * before)
    wallets.browse()
    await vi.waitUntil(() => wallets.state.browse.status === 'ready')
    expect(wallets.state.browse.wallets[0]?.id).toBe('id-0')
    expect(alerts).toEqual(['APKT008', 'APKT009'])
  })

  test('requests a picture that failed again, and no other', async () => {
    const { server, wallets, state } = await setup({ rows: [] })
    await vi.waitUntil(() => server.requests.length === 4)
    const pictures = () => server.requests.filter(({ pathname }) => pathname.startsWith('/getWalletImage/'))
    server.fail('/getWalletImage/image-0', 500)
    const show = () => wallets.showImages([{ imageId: 'image-0' }, { imageId: 'image-1' }])
    show()
    await vi.waitUntil(() => state.images.size === 1 && pictures().length === 2)
    server.answers.clear()
    const { retry } = await wallets.load()
    // The failure is known a moment after the server has answered.
    await vi.waitUntil(() => {
      show()
      wallets.reset()
      retry()
      show()
      return state.images.has('image-0')
    })
    expect(pictures()).toHaveLength(3)
  })
})

test('keeps the loaded pages when a later one fails, and retries only on request', async () => {
  const { server, wallets, state, ready } = await setup()
  wallets.browse()
  await ready()
  server.fail('/getWallets', 500)
  wallets.more()
  await vi.waitUntil(() => state.browse.status === 'failed')
  const before = server.requests.length
  wallets.more()
  expect(state.browse.wallets).toHaveLength(40)
  expect(server.requests).toHaveLength(before)
  server.answers.clear()
  wallets.browse()
  await ready()
})

test.each<[string, string[], string[]]>([
  ['the page’s origin', ['https://dapp.example'], []],
  ['another origin', ['https://other.example'], ['APKT002']],
  // No domain has been verified at all.
  ['no origin', [], ['APKT005']],
])('checks the allowed origins of a project that allows %s', async (_, origins, expected) => {
  const server = await startDirectory()
  server.origins.splice(0, 1, ...origins)
  const alerts: string[] = []
  const { load, state, destroy } = createWallets({
    directory: server.url,
    projectId: 'p',
    origin: 'https://dapp.example',
    alerts: recordAlerts((code) => alerts.push(code)),
  })
  onTestFinished(destroy)
  await load()
  await vi.waitUntil(() => state.known.length > 0 && server.queries('/projects/v1/origins').length > 0)
  if (expected.length > 0) await vi.waitUntil(() => alerts.length > 0)
  expect(alerts).toEqual(expected)
})

test.each([
  [429, 'APKT010'],
  [500, 'APKT009'],
  // Any other failure is an empty list, which is a refusal.
  [404, 'APKT005'],
])('maps an origins response of %i to %s', async (status, code) => {
  const server = await startDirectory()
  server.fail('/projects/v1/origins', status)
  const alert = vi.fn()
  const { load, destroy } = createWallets({
    directory: server.url,
    projectId: 'p',
    origin: 'https://dapp.example',
    alerts: recordAlerts(alert),
  })
  onTestFinished(destroy)
  await load()
  await vi.waitUntil(() => alert.mock.calls.length > 0)
  expect(alert).toHaveBeenCalledWith(code)
})

describe('project config', () => {
  const CONFIG = '/appkit/v1/config'

  test('what the server switches on and off is asked for once, with the first list', async () => {
    const { server, state, wallets } = await setup()
    await vi.waitUntil(() => server.queries(CONFIG).length === 1)
    expect(state.features).toEqual({})
    await wallets.load()
    expect(server.queries(CONFIG)).toMatchObject([{ projectId: 'project', st: 'foyer', sv: '4' }])
  })

  /** Loads the list of a server that answers like this. */
  async function ask(answer: (response: ServerResponse) => void) {
    const server = await startDirectory()
    server.answers.set(CONFIG, (_, response) => answer(response))
    const alert = vi.fn()
    const origin = 'https://dapp.example'
    const wallets = createWallets({
      directory: server.url,
      projectId: 'p',
      origin,
      alerts: recordAlerts(alert),
    })
    onTestFinished(() => wallets.destroy())
    await wallets.load()
    await vi.waitUntil(() => wallets.state.known.length > 0 && server.queries(CONFIG).length > 0)
    return { server, alert, features: () => wallets.state.features }
  }

  test('they are in the state', async () => {
    const feature = { id: 'multi_wallet', isEnabled: true, config: [] }
    const { features } = await ask((response) => json(response, { features: [feature] }))
    await vi.waitUntil(() => features().multiWallet !== undefined)
    expect(features()).toEqual({
      multiWallet: true,
      emailCapture: false,
      activity: false,
      swap: false,
      onRamp: false,
      socialLogin: [],
    })
  })

  test.each([
    [500, '', 'APKT009'],
    [429, '', 'APKT010'],
    [401, 'Unauthorized: invalid key', 'APKT007'],
    [403, 'Unauthorized: origin not allowed', 'APKT002'],
  ])('keeps the dapp’s own features after %i %s, reported as %s', async (status, body, code) => {
    const { alert, features } = await ask((response) => void response.writeHead(status).end(body))
    await vi.waitUntil(() => alert.mock.calls.length > 0)
    expect(alert.mock.calls).toEqual([[code]])
    expect(features()).toEqual({})
  })

  test.each([
    ['no such call', 404, ''],
    ['a page', 200, '<!doctype html>'],
    ['another shape', 200, '{"features":{"multi_wallet":true}}'],
  ])('keeps the dapp’s own features without an alert after %s', async (_, status, body) => {
    const { server, alert, features } = await ask((response) => void response.writeHead(status).end(body))
    // Later answers come later.
    await fetch(`${server.url}/projects/v1/origins`)
    expect(alert).not.toHaveBeenCalled()
    expect(features()).toEqual({})
  })
})

test('raises APKT008 once and requests neither origins nor config without a project id', async () => {
  const server = await startDirectory()
  const alert = vi.fn()
  const { load, state, destroy } = createWallets({ directory: server.url, alerts: recordAlerts(alert) })
  onTestFinished(destroy)
  await load()
  await load()
  await vi.waitUntil(() => state.known.length > 0)
  expect(alert.mock.calls).toEqual([['APKT008']])
  expect(server.queries('/projects/v1/origins')).toEqual([])
  expect(server.queries('/appkit/v1/config')).toEqual([])
})
