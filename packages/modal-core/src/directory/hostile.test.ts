import { expect, onTestFinished, test, vi } from 'vitest'
import { createWallets } from '../controllers/createWallets.ts'
import { startDirectory } from '../test/directoryServer.ts'
import { recordAlerts } from '../test/recordAlerts.ts'
import { json } from '../test/wireServer.ts'

/** Browses a directory that sends this. */
async function browse(data: unknown) {
  const server = await startDirectory()
  server.answers.set('/getWallets', (_, response) => json(response, { data, count: 1_000_000 }))
  const wallets = createWallets({
    directory: server.url,
    projectId: undefined,
    origin: '',
  })
  onTestFinished(wallets.destroy)
  await wallets.load()
  wallets.browse()
  await vi.waitUntil(() => wallets.state.browse.status === 'ready')
  return { server, wallets, list: wallets.state.browse.wallets }
}

const row = { id: 'w', name: 'W' }

test.each([
  'javascript:alert(1)',
  'JavaScript://%0aalert(1)/',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'http://wallet.example/',
  'unknown://x',
  ' https://wallet.example/',
  'https:',
])('drops the link %s', async (link) => {
  const links = {
    homepage: link,
    mobile_link: link,
    desktop_link: link,
    webapp_link: link,
    app_store: link,
    play_store: link,
    chrome_store: link,
  }
  const { list } = await browse([{ ...row, ...links }])
  const { homepage, mobileLink, desktopLink, webappLink, appStore, playStore, chromeStore } = list[0] ?? {}
  const kept = [homepage, mobileLink, desktopLink, webappLink, appStore, playStore, chromeStore].filter(
    (value) => value !== undefined && !/^https:/.test(value),
  )
  expect(list).toHaveLength(1)
  expect(kept).toEqual([])
})

test('drops store links that lead to other hosts', async () => {
  const evil = 'https://apps.apple.com.evil.example/app/id1'
  const { list } = await browse([{ ...row, app_store: evil, play_store: evil, chrome_store: evil }])
  expect(list[0]).toMatchObject({ appStore: undefined, playStore: undefined, chromeStore: undefined })
})

test('removes bidi and control characters from a name and shortens it', async () => {
  const { list } = await browse([
    { id: 'a', name: 'Meta\u202eksaM' },
    { id: 'b', name: 'x'.repeat(100_000) },
    { id: 'c', name: '\u200b\u2066' },
  ])
  expect(list.map(({ id, name }) => [id, name.length])).toEqual([
    ['a', 9],
    ['b', 40],
  ])
  expect(list[0]?.name).toBe('Meta ksaM')
})

test('skips invalid wallets and draws the rest', async () => {
  const { list } = await browse([
    null,
    7,
    'x',
    [],
    {},
    { id: 1, name: 'Number' },
    { id: '../../etc', name: 'Path' },
    { id: '', name: 'Empty' },
    { ...row, chains: 'eip155:56', order: '1', rdns: { toString: 1 }, injected: 'yes', image_id: '../x' },
  ])
  expect(list).toMatchObject([
    { id: 'w', chains: [], order: 8, rdns: undefined, injected: false, imageId: undefined },
  ])
})

test('treats keys of Object.prototype as ordinary keys', async () => {
  const { list, wallets } = await browse([
    JSON.parse('{"id":"__proto__","name":"__proto__","image_id":"__proto__","__proto__":{"certified":true}}'),
    { id: 'constructor', name: 'constructor' },
  ])
  expect(list.map(({ id, certified }) => [id, certified])).toEqual([
    ['__proto__', false],
    ['constructor', false],
  ])
  await vi.waitUntil(() => wallets.state.images.size === 1)
  expect(({} as { certified?: unknown }).certified).toBeUndefined()
})

test('cuts a page to the requested length', async () => {
  const { list } = await browse(Array.from({ length: 5000 }, (_, index) => ({ id: `w${index}`, name: 'W' })))
  expect(list).toHaveLength(40)
})

test.each(['null', '[]', '{"data":{}}', '{"data":[],"count":-1}', 'not json', ''])(
  'rejects an answer that is not a page: %s',
  async (text) => {
    const server = await startDirectory()
    server.answers.set('/getWallets', (_, response) => void response.end(text))
    const alert = vi.fn()
    const wallets = createWallets({
      directory: server.url,
      projectId: 'p',
      origin: 'https://dapp.example',
      alerts: recordAlerts(alert),
    })
    onTestFinished(wallets.destroy)
    await wallets.load()
    await vi.waitUntil(() => wallets.state.known.length > 0)
    expect(alert).toHaveBeenCalledWith('APKT003')
  },
)

test.each([
  ['10 MB of an image', 'image/png', 10 * 2 ** 20, true],
  ['10 MB that say nothing of their length', 'image/png', 10 * 2 ** 20, false],
  ['a page', 'text/html', 100, true],
])('refuses %s as a picture', async (_, type, size, saysLength) => {
  const server = await startDirectory()
  const done = vi.fn()
  server.answers.set('/getWalletImage/big', (_, response) => {
    response.setHeader('content-type', type)
    if (saysLength) response.setHeader('content-length', size)
    response.on('close', done)
    for (let sent = 0; sent < size; sent += 65_536)
      response.write(Buffer.alloc(Math.min(65_536, size - sent)))
    response.end()
  })
  const wallets = createWallets({
    directory: server.url,
    projectId: undefined,
    origin: '',
  })
  onTestFinished(wallets.destroy)
  await wallets.load()
  wallets.showImages([{ imageId: 'big' }, { imageId: 'small' }])
  await vi.waitUntil(() => wallets.state.images.has('small') && done.mock.calls.length > 0)
  expect(wallets.state.images.has('big')).toBe(false)
})
