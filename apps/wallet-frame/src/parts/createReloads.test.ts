import type { FailedRequest } from '@foyer/embedded-wallet-frame/host'
import { NOT_LOADED, WALLET_UPDATED } from '@foyer/embedded-wallet-frame/protocol'
import { expect, test, vi } from 'vitest'
import type { FileAnswer } from './askForFile.ts'
import { createReloads } from './createReloads.ts'
import { PartError } from './errors.ts'

const SIGN: FailedRequest = { name: 'RPC_REQUEST', id: 'k3f9', origin: 'https://dapp.example' }

/** A page, and the one that follows it: `open` reads what the one before has left. */
function setup({ answer = 'page' as FileAnswer } = {}) {
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = structuredClone(state)
    },
  }
  const reload = vi.fn<() => void>()
  const fail = vi.fn<(request: FailedRequest, message: string) => void>()
  let [isIdle, now] = [true, 0]

  const open = () =>
    createReloads({
      history,
      reload,
      fail,
      askForPage: async () => answer,
      isIdle: () => isIdle,
      keep: () => ({ chainId: 97 }),
      now: () => now,
      wait: () => new Promise((resolve) => setTimeout(resolve)),
    })

  return {
    open,
    reload,
    fail,
    setIdle(next: boolean) {
      isIdle = next
    },
    pass(milliseconds: number) {
      now += milliseconds
    },
  }
}

const removed = new PartError('removed')

test('loads the page anew, which answers the request and knows what the dapp has told the one before', async () => {
  const { open, reload, fail } = setup()
  expect(open().defer(removed, SIGN)).toBe(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(fail).not.toHaveBeenCalled()
  const next = open()
  expect(next.kept).toEqual({ chainId: 97 })
  next.answer()
  expect(fail.mock.calls).toEqual([[SIGN, WALLET_UPDATED]])
  // Another page answers nothing twice.
  open().answer()
  expect(fail).toHaveBeenCalledOnce()
})

test('waits until nothing else goes on, and answers the request meanwhile', async () => {
  const { open, reload, fail, setIdle } = setup()
  setIdle(false)
  open().defer(removed, SIGN)
  await vi.waitFor(() => expect(fail.mock.calls).toEqual([[SIGN, WALLET_UPDATED]]))
  expect(reload).not.toHaveBeenCalled()
  setIdle(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('does not load a page anew again that misses the part within a minute', async () => {
  const { open, reload, fail, pass } = setup()
  open().defer(removed, SIGN)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  const next = open()
  pass(59_000)
  expect(next.defer(removed, SIGN)).toBe(true)
  expect(fail.mock.calls).toEqual([[SIGN, NOT_LOADED]])
  pass(2_000)
  next.defer(removed, SIGN)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test.each(['silent', 'missing'] as const)('stays where the site says that the page is %s', async (answer) => {
  const { open, reload, fail } = setup({ answer })
  open().defer(removed, SIGN)
  await vi.waitFor(() => expect(fail.mock.calls).toEqual([[SIGN, NOT_LOADED]]))
  expect(reload).not.toHaveBeenCalled()
})

test('leaves other errors to the host', () => {
  const { defer } = setup().open()
  expect(defer(new PartError('connection'), SIGN)).toBe(false)
  expect(defer(new Error('Something else'), SIGN)).toBe(false)
})
