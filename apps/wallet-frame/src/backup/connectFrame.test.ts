import { afterEach, expect, test, vi } from 'vitest'
import { connectFrame } from './connectFrame.ts'
import type { BackupState } from './createBackupWindow.ts'
import { createBackupWindow } from './createBackupWindow.ts'
import { HELLO } from './handOver.ts'
import { type ServeBackupParameters, serveBackup } from './serveBackup.ts'

const ORIGIN = 'https://wallet.example'
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

type Listener = (event: unknown) => void

/** Two windows of one site, as far as they are used: what one posts to the other, and that it was closed. */
function createWindows() {
  const listeners = new Map<string, Set<Listener>>()
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
  })
  const dispatch = (type: string, event: unknown) => {
    for (const listener of listeners.get(type) ?? []) listener(event)
  }
  const opened = { closed: false } as unknown as Window & { closed: boolean }
  /** The frame, as the window sees its opener. */
  const opener = (source: unknown = opened, origin = ORIGIN) => ({
    postMessage: (data: unknown, target: string, ports: MessagePort[]) => {
      // Browsers give a message to no page of another origin.
      if (target === ORIGIN) dispatch('message', { data, source, origin, ports })
    },
  })
  return { opened, opener: opener as never as (source?: unknown, origin?: string) => Window, dispatch }
}

afterEach(() => vi.unstubAllGlobals())

function serve(opened: Window, changes: { isFresh?: boolean; account?: string } = {}) {
  const { isFresh = true, account = 'ada@example.org' } = changes
  const state = { isFresh }
  const pair = { walletId: 'w1' } as never
  const session = { account, email: 'ada@example.org' }
  const login = {
    current: vi.fn(async () => ({ session, share: { address: ADDRESS } })),
    isFresh: () => state.isFresh,
    connectEmail: vi.fn(async () => ({ action: 'VERIFY_OTP' as const })),
    connectOtp: vi.fn(async () => {
      state.isFresh = true
    }),
    takeOut: vi.fn(async (_: unknown, run: (pair: never) => Promise<unknown>) => run(pair)),
  }
  const signer = { backUp: vi.fn(async () => 'the file') }
  const onKept = vi.fn()
  const onClosed = vi.fn()
  const parameters = { opened, login, signer, origin: 'https://dapp.example', onKept, onClosed }
  serveBackup(parameters as unknown as ServeBackupParameters)
  return { login, signer, onKept, onClosed, state }
}

/** The window of a backup, and what it has drawn. */
async function open(opener: Window | null, patience = 50) {
  const states: BackupState[] = []
  const calls = await connectFrame(opener, () => page.end(), patience)
  const page = createBackupWindow(calls, (state) => states.push(state))
  await page.start()
  return { page, calls, state: () => states.at(-1) }
}

test('makes a file with the session and the worker of the frame, and tells when the user has it', async () => {
  const { opened, opener } = createWindows()
  const { login, signer, onKept } = serve(opened)
  const { page, state } = await open(opener())
  expect(state()).toMatchObject({ step: 'file', owner: { address: ADDRESS, email: 'ada@example.org' } })
  expect(await page.backUp('correct horse battery')).toBe('the file')
  expect(login.takeOut).toHaveBeenCalledWith({ kind: 'backup' }, expect.any(Function))
  expect(signer.backUp).toHaveBeenCalledWith({
    pair: { walletId: 'w1' },
    passphrase: 'correct horse battery',
    kind: 'backup',
  })
  expect(onKept).not.toHaveBeenCalled()
  page.keep()
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledOnce())
})

test('renews a login by e-mail that is too old with a code, and another one by itself never', async () => {
  const { opened, opener } = createWindows()
  const { login, state: frame } = serve(opened, { isFresh: false })
  const { page, state } = await open(opener())
  expect(state()).toMatchObject({ step: 'code', isSent: false })
  await page.sendCode()
  expect(state()).toMatchObject({ step: 'code', isSent: true })
  expect(login.connectEmail).toHaveBeenCalledWith('ada@example.org', 'https://dapp.example', {
    resumes: false,
  })
  await page.enterCode('123456')
  expect(login.connectOtp).toHaveBeenCalledWith('123456')
  expect(state()?.step).toBe('file')
  // Minutes later.
  frame.isFresh = false
  expect(await page.backUp('correct horse battery')).toBeUndefined()
  expect(state()).toMatchObject({ step: 'code', isSent: false })

  const other = createWindows()
  serve(other.opened, { isFresh: false, account: 'google:1' })
  expect((await open(other.opener())).state()).toEqual({ step: 'login' })
})

test('is handed over once, and to the window that the frame has opened', async () => {
  const { opened, opener } = createWindows()
  serve(opened)
  expect((await open(opener({}))).state()).toEqual({ step: 'ended' })
  expect((await open(opener(opened, 'https://evil.example'))).state()).toEqual({ step: 'ended' })
  expect((await open(opener())).state()?.step).toBe('file')
  expect((await open(opener())).state()).toEqual({ step: 'ended' })
  expect((await open(null)).state()).toEqual({ step: 'ended' })
})

test('ends with the frame, unless there is a file already', async () => {
  const { opened, opener, dispatch } = createWindows()
  serve(opened)
  const first = await open(opener())
  dispatch('pagehide', {})
  await vi.waitFor(() => expect(first.state()).toEqual({ step: 'ended' }))

  const again = createWindows()
  serve(again.opened)
  const second = await open(again.opener())
  await second.page.backUp('correct horse battery')
  again.dispatch('pagehide', {})
  await vi.waitFor(() => expect(second.state()?.step).toBe('file'))
  expect(await second.page.backUp('another passphrase')).toBeUndefined()
  expect(second.state()).toEqual({ step: 'ended' })
})

test('tells that the window was closed before there was a file', async () => {
  const { opened, opener } = createWindows()
  const { onClosed } = serve(opened)
  await open(opener())
  expect(onClosed).not.toHaveBeenCalled()
  Object.assign(opened, { closed: true })
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
})

test('gives no file of another user who has logged in to the dapp since then', async () => {
  const { opened, opener } = createWindows()
  const { login, signer } = serve(opened)
  const { page, state } = await open(opener())
  const session = { account: 'eve@example.org', email: 'eve@example.org' }
  login.current.mockResolvedValue({ session, share: { address: `0x${'1'.repeat(40)}` } })
  // The window says whose wallet it is, and the passphrase is that person's.
  expect(await page.backUp('correct horse battery')).toBeUndefined()
  expect(state()).toMatchObject({ step: 'file', owner: { address: ADDRESS }, error: { code: 'session' } })
  await page.sendCode()
  for (const unused of [signer.backUp, login.takeOut, login.connectEmail])
    expect(unused).not.toHaveBeenCalled()
})

test('hears nothing that is not the greeting, and nothing without a port', async () => {
  const { opened, dispatch } = createWindows()
  serve(opened)
  const { port1, port2 } = new MessageChannel()
  const heard = vi.fn()
  port1.onmessage = heard
  dispatch('message', { data: 'other', source: opened, origin: ORIGIN, ports: [port2] })
  dispatch('message', { data: HELLO, source: opened, origin: ORIGIN, ports: [] })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).not.toHaveBeenCalled()
  port1.close()
})
