// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { disconnect } from '../actions/disconnect.ts'
import { open } from '../actions/open.ts'
import { selectConnector } from '../actions/selectConnector.ts'
import { cancelSignIn, signIn } from '../actions/signIn.ts'
import { ADDRESS, connected, createFakeAdapter, SIGNATURE, wallet } from '../test/createFakeAdapter.ts'
import { createFakeSiwx, signInSession } from '../test/createFakeSiwx.ts'
import { bsc, solana, solanaDevnet } from '../test/networks.ts'
import { memoryStorage, setupModal } from '../test/setupModal.ts'
import type { SignedText, SiwxSession } from '../types/siwx.ts'

const SOLANA = `solana:${solana.id}`
const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const SOLANA_SIGNATURE = '1'.repeat(64)
const onSolana = (chainId = solana.id) =>
  connected({ connectorId: 'sol', address: SOLANA_ADDRESS, addresses: [SOLANA_ADDRESS], chainId })
const solanaSession = signInSession({ accountAddress: SOLANA_ADDRESS, chainId: SOLANA })

/** A page on BNB and Solana, with a wallet of each. */
function setup({ required = false, sessions = [] as SiwxSession[] } = {}) {
  const fake = createFakeSiwx({ required, sessions })
  const other = createFakeAdapter({ namespace: 'solana', connectors: [wallet('sol', 'Sol')] })
  // As adapters do, it reports before it answers.
  other.answers.connect = async () => {
    other.report(onSolana())
    for (let turns = 0; turns < 50; turns++) await Promise.resolve()
    return onSolana()
  }
  other.answers.signMessage = async () => SOLANA_SIGNATURE
  const adapter = createFakeAdapter()
  const { modal } = setupModal({
    siwx: fake.feature,
    adapters: [adapter, other],
    networks: [bsc, solana, solanaDevnet],
    storage: memoryStorage(),
  })
  onTestFinished(modal.destroy)
  const view = () => (modal.state.router.open ? modal.state.router.route.view : 'closed')
  const statuses = () =>
    Object.fromEntries(
      Object.entries(modal.state.siwx.byNamespace).map(([name, { status }]) => [name, status]),
    )
  const settled = () => vi.waitUntil(() => !Object.values(statuses()).includes('checking'))
  const choose = (id: string) => {
    open(modal)
    return selectConnector(modal, id)
  }
  return { ...fake, modal, adapter, other, view, statuses, settled, choose }
}

describe('with accounts in two namespaces', () => {
  test('keeps a status of each, and shows that of the account in use', async () => {
    const { modal, adapter, other, statuses, settled } = setup({ sessions: [solanaSession] })
    adapter.report(connected())
    other.report(onSolana())
    await vi.waitUntil(() => statuses().solana !== undefined)
    await settled()
    expect(statuses()).toEqual({ eip155: 'signedOut', solana: 'signedIn' })
    expect(modal.state.siwx.current.status).toBe('signedOut')
    modal.networks.setActive(modal.networks.get(solana.id))
    await vi.waitUntil(() => modal.state.siwx.current.status === 'signedIn')
    other.report({ status: 'disconnected' })
    await vi.waitUntil(() => statuses().solana === undefined)
    expect(statuses()).toEqual({ eip155: 'signedOut' })
  })

  test('asks for the account that is connected, and not for the other one', async () => {
    const { choose, modal, adapter, view, statuses } = setup({ sessions: [signInSession()] })
    adapter.report(connected())
    await vi.waitUntil(() => statuses().eip155 === 'signedIn')
    await choose('sol')
    expect(view()).toBe('SIWXSignMessage')
    await signIn(modal)
    expect(statuses()).toEqual({ eip155: 'signedIn', solana: 'signedIn' })
    expect(modal.state.siwx.current).toMatchObject({ status: 'signedIn', accountAddress: SOLANA_ADDRESS })
  })

  test.each([
    [false, 'closed'],
    [true, 'SIWXSignMessage'],
  ] as const)(
    'asks after a switch to the other one only where it is required: %s',
    async (required, shown) => {
      const { modal, adapter, other, view, statuses, settled } = setup({
        required,
        sessions: [signInSession()],
      })
      adapter.report(connected())
      other.report(onSolana())
      await vi.waitUntil(() => statuses().solana !== undefined)
      await settled()
      modal.networks.setActive(modal.networks.get(solana.id))
      await vi.waitUntil(() => modal.state.siwx.current.status === 'signedOut')
      await settled()
      await vi.waitFor(() => expect(view()).toBe(shown))
    },
  )

  test('disconnects only the one whose required sign-in is declined', async () => {
    const { choose, modal, adapter, view, statuses } = setup({ required: true, sessions: [signInSession()] })
    adapter.report(connected())
    await vi.waitUntil(() => statuses().eip155 === 'signedIn')
    await choose('sol')
    expect(view()).toBe('SIWXSignMessage')
    await cancelSignIn(modal)
    expect(modal.state.accounts.solana.status).toBe('disconnected')
    expect(modal.state.accounts.eip155.status).toBe('connected')
    expect(statuses()).toEqual({ eip155: 'signedIn' })
  })

  test('ends the session of the one that disconnects, in use or not', async () => {
    const { modal, adapter, other, sessions, statuses } = setup({
      sessions: [signInSession(), solanaSession],
    })
    adapter.report(connected())
    other.report(onSolana())
    await vi.waitUntil(() => statuses().solana === 'signedIn')
    await disconnect(modal, { namespace: 'solana' })
    await vi.waitFor(() => expect(sessions.map(({ data }) => data.accountAddress)).toEqual([ADDRESS]))
    expect(statuses().eip155).toBe('signedIn')
  })
})

describe('outside eip155', () => {
  test('asks nothing when the network changes, also after a reload', async () => {
    const { modal, other, view, statuses } = setup({ sessions: [solanaSession] })
    modal.networks.setActive(modal.networks.get(solanaDevnet.id))
    other.report(onSolana(solanaDevnet.id))
    await vi.waitUntil(() => statuses().solana === 'signedIn')
    const { current } = modal.state.siwx
    expect(current).toMatchObject({ chainId: SOLANA })
    other.report(onSolana())
    await Promise.resolve()
    expect([modal.state.siwx.current, view()]).toEqual([current, 'closed'])
  })

  describe('a signature', () => {
    async function sign(answer: string | SignedText) {
      const { choose, modal, other, sessions } = setup()
      other.answers.signMessage = async () => answer
      await choose('sol')
      await signIn(modal)
      return sessions
    }

    test('keeps the text that the wallet signed in fact, and its proof', async () => {
      const proof = { scheme: 'siws' } as const
      const signed = { signature: SOLANA_SIGNATURE, message: 'other text', proof }
      expect(await sign(signed)).toMatchObject([signed])
    })

    test('of another namespace is no signature', async () => {
      await expect(sign(SIGNATURE)).rejects.toThrow('no signature')
    })
  })
})
