import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { selectRows } from '@foyer/harness/full'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadActivity } from '../actions/loadActivity.ts'
import { loadBalance } from '../actions/loadBalance.ts'
import { activity } from '../activity/activity.ts'
import { assets } from '../assets/assets.ts'
import { HISTORY, startChain } from './chainServer.ts'
import { connected, tokenBalance } from './createFakeAdapter.ts'
import { setupModal } from './setupModal.ts'
import { setupSend } from './setupSend.ts'
import { json } from './wireServer.ts'

/** Milliseconds in place of the 15 s that a request may take. */
const TIMEOUT = 400
const timeout = AbortSignal.timeout
beforeEach(
  () => void vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, TIMEOUT)),
)
afterEach(() => vi.restoreAllMocks())

const RECEIVER = `0x${'a1'.repeat(20)}`
const FAULTS: [Fault, string[]][] = [
  ['drop', []],
  ['dropAnswer', []],
  ['rateLimit', ['APKT010']],
  ['serverError', ['APKT009']],
  ['html', []],
  ['truncate', []],
  ['huge', []],
  ['trickle', []],
  ['silence', []],
]
/** All features ask through one client, which tells the kinds apart: balances meet each kind, the others one. */
const USUAL = selectRows(FAULTS, ([fault]) => fault === 'rateLimit')

/** A gateway behind a proxy that fails as told from this path on. */
async function startGateway() {
  const server = await startChain()
  const addresses = { 2147483704: { address: RECEIVER } }
  server.answers.set('/v1/profile/account/alice.bnb', (_, response) => json(response, { addresses }))
  let fails: { path: string; fault: Fault } | undefined
  const { url, stop } = await startFaultProxy(server.url, ({ path }) =>
    fails && path.startsWith(fails.path) ? fails.fault : undefined,
  )
  onTestFinished(stop)
  return {
    url,
    fail: (path: string, fault: Fault) => {
      fails = { path, fault }
    },
    recover: () => {
      fails = undefined
    },
  }
}

describe.each(['/v1/supported-chains', '/v1/account'])('the gateway fails at %s', (path) => {
  test.each(path === '/v1/account' ? FAULTS : USUAL)(
    '%s: balances come from the chain, and %j is raised',
    async (fault, codes) => {
      const gateway = await startGateway()
      const { modal } = setupModal()
      const alerts: string[] = []
      modal.events.on('alert', ({ code }) => alerts.push(code))
      onTestFinished(assets({ endpoint: gateway.url, projectId: 'project' }).start(modal))
      modal.accounts.set('eip155', connected())
      gateway.fail(path, fault)
      await loadBalance(modal)
      expect(modal.state.balance.current).toMatchObject({ status: 'ready', tokens: [tokenBalance()] })
      expect(alerts).toEqual(codes)
    },
  )

  test.each(USUAL)(
    '%s: activity offers a retry, which works once the gateway is back',
    async (fault, codes) => {
      const gateway = await startGateway()
      const { modal } = setupModal()
      const alerts: string[] = []
      modal.events.on('alert', ({ code }) => alerts.push(code))
      onTestFinished(activity({ endpoint: gateway.url, projectId: 'project' }).start(modal))
      modal.accounts.set('eip155', connected())
      gateway.fail(path, fault)
      await loadActivity(modal)
      expect(modal.state.activity.current).toEqual({ status: 'failed', items: [], isEnd: false })
      expect(alerts).toEqual(codes)
      gateway.recover()
      await modal.activity.source?.more()
      expect(modal.state.activity.current).toMatchObject({ status: 'ready', items: { length: 20 } })
    },
  )
})

test.each(USUAL)(
  '%s in the middle of a history keeps the pages before, and %j is raised',
  async (fault, codes) => {
    const gateway = await startGateway()
    const { modal } = setupModal()
    const alerts: string[] = []
    modal.events.on('alert', ({ code }) => alerts.push(code))
    onTestFinished(activity({ endpoint: gateway.url, projectId: 'project' }).start(modal))
    modal.accounts.set('eip155', connected())
    await loadActivity(modal)
    gateway.fail(HISTORY, fault)
    await modal.activity.source?.more()
    expect(modal.state.activity.current).toMatchObject({ status: 'failed', items: { length: 20 } })
    expect(alerts).toEqual(codes)
  },
)

test.each(USUAL)('%s while a name is looked up sends nothing, and %j is raised', async (fault, codes) => {
  const gateway = await startGateway()
  const { modal, adapter, control, state, fill } = await setupSend({
    endpoint: gateway.url,
    projectId: 'project',
  })
  const alerts: string[] = []
  modal.events.on('alert', ({ code }) => alerts.push(code))
  const estimateFee = vi.spyOn(adapter.answers, 'estimateFee')
  gateway.fail('/v1/profile', fault)
  fill({ to: 'alice.bnb' })
  expect(await control.preview()).toBe(false)
  expect(state()).toMatchObject({ receiverAddress: undefined, error: { code: 'name' } })
  expect(await control.send()).toBe(false)
  expect(estimateFee).not.toHaveBeenCalled()
  expect(alerts).toEqual(codes)
  gateway.recover()
  expect(await control.preview()).toBe(true)
  expect(state().receiverAddress).toBe(RECEIVER)
})
