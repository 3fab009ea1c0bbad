import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connected, setupModal } from '@foyer/modal-core/test'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { identityOf } from './identityOf.ts'

// Adapters start wherever there is a window.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function setup(answer: RequestListener) {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const resolve = identityOf({ gateway, projectId: 'project' })
  const ask = (signal = new AbortController().signal) =>
    resolve({ address: ADDRESS, namespace: 'eip155' }, { signal })
  return { gateway, paths, resolve, ask }
}

test('asks the gateway for the name and the picture of an account', async () => {
  const avatar = 'data:image/png;base64,AAAA'
  const { paths, ask } = await setup((_, response) =>
    response.end(JSON.stringify({ name: 'alice.bnb', avatar })),
  )
  expect(await ask()).toEqual({ name: 'alice.bnb', image: avatar })
  expect(paths).toEqual([`/v1/identity/${ADDRESS}?projectId=project&st=foyer&sv=4`])
})

test('brings a picture of the gateway as a blob', async () => {
  const { gateway, ask } = await setup((request, response) =>
    request.url?.startsWith('/avatar')
      ? response.setHeader('content-type', 'image/png').end('picture')
      : response.end(JSON.stringify({ name: null, avatar: `${gateway}/avatar` })),
  )
  expect(await ask()).toEqual({ name: undefined, image: expect.stringMatching(/^blob:/) })
})

test.each([
  ['a name that could be taken for an address', { name: '0xf39F…2266', avatar: null }],
  ['a picture of another server', { name: null, avatar: 'https://tracker.example/a.png' }],
  ['nothing', { name: null, avatar: null }],
  ['values of other types', { name: 7, avatar: {} }],
])('passes over %s', async (_, answer) => {
  const { ask } = await setup((_, response) => response.end(JSON.stringify(answer)))
  expect(await ask()).toEqual({ name: undefined, image: undefined })
})

test.each([429, 500, 404])('rejects when the gateway answers %i', async (status) => {
  const { ask } = await setup((_, response) => response.writeHead(status).end())
  await expect(ask()).rejects.toMatchObject({ name: 'ServerFailure' })
})

test.each([
  [429, '', ['APKT010']],
  [500, '', ['APKT009']],
  [503, '', ['APKT009']],
  [401, 'Unauthorized: invalid key', ['APKT007']],
  [403, 'Unauthorized: origin not allowed', ['APKT002']],
  [404, '', []],
])(
  'as the resolver of profiles(), raises its alert when the gateway answers %i %s: %j',
  async (status, body, codes) => {
    const { resolve } = await setup((_, response) => response.writeHead(status).end(body))
    const { modal, adapter } = setupModal()
    const alerts: string[] = []
    modal.events.on('alert', ({ code }) => alerts.push(code))
    let hasEnded = false
    const schedule = () => () => {
      hasEnded = true
    }
    onTestFinished(profiles({ resolve, schedule }).start(modal))
    adapter.report(connected())
    await vi.waitUntil(() => hasEnded)
    expect(alerts).toEqual(codes)
    expect(modal.state.profiles).toEqual({})
  },
)

test('asks nobody for accounts of other namespaces', async () => {
  const { paths, resolve } = await setup((_, response) => response.end('{}'))
  expect(
    await resolve({ address: 'So1', namespace: 'solana' }, { signal: new AbortController().signal }),
  ).toBeUndefined()
  expect(paths).toEqual([])
})

test('stops when its answer is no longer needed', async () => {
  const aborter = new AbortController()
  const { ask } = await setup(() => aborter.abort())
  await expect(ask(aborter.signal)).rejects.toMatchObject({ name: 'ServerFailure' })
})
