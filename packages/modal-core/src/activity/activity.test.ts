import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadActivity } from '../actions/loadActivity.ts'
import { selectTab } from '../actions/selectTab.ts'
import {
  HISTORY,
  startChain,
  wireCollectible,
  wireTransaction,
  wireTransactions,
} from '../test/chainServer.ts'
import { connected, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import { json } from '../test/wireServer.ts'
import { activity } from './activity.ts'

afterEach(() => vi.restoreAllMocks())

/** A connected account over a real server. In Node the modal starts no features by itself. */
async function setup(rows?: unknown[]) {
  const server = await startChain(rows)
  const { modal } = setupModal()
  const alerts: string[] = []
  modal.events.on('alert', ({ code }) => alerts.push(code))
  const stop = activity({ endpoint: server.url, projectId: 'project' }).start(modal)
  onTestFinished(stop)
  const report = (differs = {}) => modal.accounts.set('eip155', connected(differs))
  report()
  const current = () => modal.state.activity.current
  /** The states that were there to draw, one after the other. */
  const seen: unknown[] = []
  modal.subscribe(() => seen.at(-1) !== current() && seen.push(current()))
  /** Ids of what is shown. */
  const ids = () => {
    const state = current()
    return 'items' in state ? state.items.map(({ id }) => id) : []
  }
  const load = () => loadActivity(modal)
  const more = async () => modal.activity.source?.more()
  return { server, modal, alerts, stop, report, seen, current, ids, load, more }
}

test('requests the account’s transactions on its network', async () => {
  const { server, modal, seen, current, ids, load } = await setup()
  expect(current()).toEqual({ status: 'idle' })
  await load()
  expect(seen).toMatchObject([
    { status: 'loading', items: [] },
    { status: 'ready', isEnd: false, items: { length: 20 } },
  ])
  expect(ids()[0]).toBe('tx-0')
  expect(server.requests.map(({ pathname }) => pathname)).toEqual(['/v1/supported-chains', HISTORY])
  expect(server.queries(HISTORY)).toEqual([
    { projectId: 'project', st: 'foyer', sv: '4', chainId: 'eip155:56' },
  ])
  expect(modal.state.activity.currentTab).toBe('tokens')
})

test('follows page cursors until there are no more pages', async () => {
  const { server, current, ids, load, more } = await setup()
  await load()
  await more()
  await more()
  expect(current()).toMatchObject({ status: 'ready', isEnd: true, items: { length: 45 } })
  await more()
  expect(server.queries(HISTORY).map(({ cursor }) => cursor)).toEqual([undefined, '20', '40'])
  expect(new Set(ids()).size).toBe(45)
})

test('hides a transaction as spam when every transfer is flagged', async () => {
  const spam = wireCollectible('Claim at evil.example', 'in', true)
  const { ids, load } = await setup([
    wireTransaction('all', {}, [spam, spam]),
    wireTransaction('some', {}, [spam, wireCollectible('Cool Cat', 'in')]),
    wireTransaction('none', {}, []),
  ])
  await load()
  expect(ids()).toEqual(['some', 'none'])
})

test('shows only transactions on the active chain', async () => {
  const rows = [wireTransaction('here'), wireTransaction('there', { chain: 'eip155:1' })]
  const { ids, load } = await setup(rows)
  await load()
  expect(ids()).toEqual(['here'])
})

test('skips pages without anything to show, up to 5 per load', async () => {
  const elsewhere = Array.from({ length: 200 }, (_, index) =>
    wireTransaction(`${index}`, { chain: 'eip155:1' }),
  )
  const { server, current, load, more } = await setup([...elsewhere, wireTransaction('here')])
  await load()
  expect(server.queries(HISTORY)).toHaveLength(5)
  expect(current()).toMatchObject({ status: 'ready', isEnd: false, items: [] })
  await more()
  expect(current()).toMatchObject({ status: 'ready', isEnd: false, items: [] })
  await more()
  expect(current()).toMatchObject({ isEnd: true, items: [{ id: 'here' }] })
})

test('stops when the server repeats itself', async () => {
  const { server, current, load, more } = await setup()
  server.answers.set(HISTORY, (_, response) => json(response, { data: wireTransactions(2), next: 'again' }))
  await load()
  await more()
  await more()
  expect(current()).toMatchObject({ status: 'ready', isEnd: true, items: { length: 2 } })
  expect(server.queries(HISTORY)).toHaveLength(2)
})

test('requests no transactions when the chain API does not know the network', async () => {
  const { server, current, report, load } = await setup()
  report({ chainId: 1 })
  await load()
  expect(current()).toEqual({ status: 'unsupported' })
  expect(server.queries(HISTORY)).toEqual([])
  report()
  await load()
  expect(current()).toMatchObject({ status: 'ready' })
  expect(server.queries('/v1/supported-chains')).toHaveLength(1)
})

test('reads nothing when the network is not configured', async () => {
  const { server, current, report, load } = await setup()
  report({ chainId: 777 })
  await load()
  expect(current()).toEqual({ status: 'idle' })
  expect(server.requests).toEqual([])
})

test('keeps the shown transactions until the newest ones have arrived', async () => {
  const { seen, load } = await setup()
  await load()
  await load()
  const twenty = { items: { length: 20 } }
  expect(seen.slice(1)).toMatchObject([
    { status: 'ready', ...twenty },
    { status: 'loading', ...twenty },
    { status: 'ready', ...twenty },
  ])
})

test('ignores transactions of another account, however late they arrive', async () => {
  const { server, current, ids, report, load } = await setup()
  const held = deferred<void>()
  server.answers.set(HISTORY, async (_, response) => {
    await held.promise
    json(response, { data: [wireTransaction('first')], next: null })
  })
  server.answers.set(HISTORY.replace(/0x\w+/, OTHER_ADDRESS), (_, response) =>
    json(response, { data: [wireTransaction('second')], next: null }),
  )
  const first = load()
  await vi.waitUntil(() => server.queries(HISTORY).length === 1)
  report({ address: OTHER_ADDRESS })
  await load()
  held.resolve()
  await first
  expect(current()).toMatchObject({ status: 'ready' })
  expect(ids()).toEqual(['second'])
})

test('removes the transactions and their tab when the account disconnects', async () => {
  const { modal, load } = await setup()
  selectTab(modal, 'activity')
  await load()
  modal.accounts.set('solana', connected())
  modal.accounts.set('solana', { status: 'disconnected' })
  expect(modal.state.activity).toMatchObject({ currentTab: 'activity', current: { status: 'ready' } })
  modal.accounts.set('eip155', { status: 'disconnected' })
  expect(modal.state.activity).toEqual({ currentTab: 'tokens', current: { status: 'idle' } })
})

test('offers no activity and requests nothing when the feature is off', async () => {
  const { modal } = setupModal()
  modal.accounts.set('eip155', connected())
  await loadActivity(modal)
  expect(modal.state.activity.current).toEqual({ status: 'off' })
})

test.each([
  [429, '', ['APKT010']],
  [500, '', ['APKT009']],
  [503, '', ['APKT009']],
  [401, 'Unauthorized: invalid key', ['APKT007']],
  [403, 'Unauthorized: origin not allowed', ['APKT002']],
  [401, 'JWT validation error: JWT Token is not yet valid', ['APKT006']],
  [404, '', []],
])('fails on %i %s, raises %j, and loads after a retry', async (status, body, codes) => {
  const { server, modal, alerts, current, ids, load, more } = await setup()
  server.fail(HISTORY, status, body)
  await load()
  expect(current()).toMatchObject({ status: 'failed', items: [] })
  expect(alerts).toEqual(codes)
  // The list says it in its place, but nothing of a clock that is wrong.
  const isDrawn = codes[0] === 'APKT006'
  expect(modal.state.alerts.current.status).toBe(isDrawn ? 'shown' : 'hidden')
  server.answers.clear()
  await more()
  expect(ids()).toHaveLength(20)
})

test('says that the network has no activity when the server has no history of it', async () => {
  const { server, alerts, current, load } = await setup()
  const reasons = [{ name: 'history', description: 'This gateway has no history of this network.' }]
  server.fail(HISTORY, 404, JSON.stringify({ status: 'FAILED', message: 'Not available', reasons }))
  await load()
  expect(current()).toEqual({ status: 'unsupported' })
  expect(alerts).toEqual([])
})

test('draws pictures of the chain API as blobs, and of no other server', async () => {
  const { server, load, current, stop } = await setup()
  const picture = (url: string) => ({ fungible_info: { symbol: 'BNB', icon: { url } }, direction: 'in' })
  const rows = [
    picture(`${server.url}/bnb.svg`),
    picture(`${server.url}/bnb.svg`),
    picture('https://tracker.example/a.png'),
  ]
  server.answers.set('/bnb.svg', (_, response) =>
    response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  server.answers.set(HISTORY, (_, response) =>
    json(response, { data: [wireTransaction('one', {}, rows)], next: null }),
  )
  await load()
  const images = () => {
    const state = current()
    return 'items' in state ? state.items[0]?.transfers.map(({ imageUrl }) => imageUrl) : []
  }
  await vi.waitUntil(() => images()?.[0])
  const blob = expect.stringMatching(/^blob:/)
  expect(images()).toEqual([blob, blob, undefined])
  expect(server.queries('/bnb.svg')).toHaveLength(1)
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  stop()
  await vi.waitUntil(() => revoke.mock.calls.length === 1)
})

const page = (data: unknown, next: unknown = null) => JSON.stringify({ data, next })

test.each([
  ['a page of HTML', '<!doctype html><title>Welcome</title>'],
  ['nothing', ''],
  ['null', 'null'],
  ['no list', page({})],
  ['a cursor that is none', page([], 7)],
  ['1 MB', page([wireTransaction('big', { junk: 'x'.repeat(1_000_000) })])],
])('rejects %s as a history', async (_, body) => {
  const { server, alerts, current, load } = await setup()
  server.answers.set(HISTORY, (_, response) => void response.end(body))
  await load()
  expect(current()).toEqual({ status: 'failed', items: [], isEnd: false })
  expect(alerts).toEqual([])
})

test('times out after 15 s when the server never responds', async () => {
  const { server, current, load } = await setup()
  const timeout = new AbortController()
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  server.answers.set(HISTORY, () => {})
  const answer = load()
  await vi.waitUntil(() => server.queries(HISTORY).length === 1)
  timeout.abort()
  await answer
  expect(timer).toHaveBeenCalledWith(15_000)
  expect(current()).toMatchObject({ status: 'failed' })
})

test('keeps the earlier pages when a later page fails', async () => {
  const { server, current, ids, load, more } = await setup()
  await load()
  server.fail(HISTORY, 500)
  await more()
  expect(current()).toMatchObject({ status: 'failed', items: { length: 20 } })
  server.answers.clear()
  await more()
  expect(ids()).toHaveLength(40)
})

test('requests the list of networks again after a failure', async () => {
  const { server, current, load } = await setup()
  server.fail('/v1/supported-chains', 500)
  await load()
  expect(current()).toMatchObject({ status: 'failed' })
  server.answers.clear()
  await load()
  expect(current()).toMatchObject({ status: 'ready' })
})

test('takes its server and project id from the options of createFoyer', async () => {
  const server = await startChain()
  const { modal } = setupModal({ endpoints: { gateway: server.url }, projectId: 'shared' })
  onTestFinished(activity().start(modal))
  modal.accounts.set('eip155', connected())
  await loadActivity(modal)
  expect(modal.state.activity.current).toMatchObject({ status: 'ready' })
  expect(server.queries(HISTORY)).toMatchObject([{ projectId: 'shared' }])
})

test('stays off when nothing names a server', async () => {
  const { modal } = setupModal()
  const onError = vi.fn()
  modal.events.on('error', onError)
  onTestFinished(activity().start(modal))
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  expect(modal.state.activity.current).toEqual({ status: 'off' })
  expect(onError.mock.calls[0]?.[0].error.name).toBe('EndpointMissingError')
})

test('fails like any other request when the address is invalid', async () => {
  const { modal } = setupModal()
  onTestFinished(activity({ endpoint: 'nowhere', projectId: '' }).start(modal))
  modal.accounts.set('eip155', connected())
  await loadActivity(modal)
  expect(modal.state.activity.current).toMatchObject({ status: 'failed' })
})

test('sends no requests and emits nothing after the modal is destroyed', async () => {
  const { server, alerts, current, stop, load } = await setup()
  server.answers.set(HISTORY, () => {})
  const answer = load()
  await vi.waitUntil(() => server.queries(HISTORY).length === 1)
  stop()
  await answer
  expect(current().status).toBe('loading')
  expect(alerts).toEqual([])
})
