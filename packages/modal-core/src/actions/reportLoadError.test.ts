// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { setupModal } from '../test/setupModal.ts'
import { reportLoadError } from './reportLoadError.ts'

test('emits an error event', async () => {
  const { modal } = setupModal()
  const onError = vi.fn()
  modal.events.on('error', onError)
  expect(await reportLoadError(modal, new Error('offline'))).toBe('error')
  expect(modal.state.outdated).toBeUndefined()
  expect(onError.mock.calls[0]?.[0].error).toMatchObject({
    name: 'ModalLoadError',
    shortMessage: 'The modal could not be loaded',
    reason: 'error',
    cause: new Error('offline'),
  })
})

test('says that the page is outdated where a file of it was removed', async () => {
  const { modal } = setupModal()
  vi.stubGlobal('reportError', () => {})
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const cause = new TypeError('error loading dynamically imported module: http://localhost:3000/one.js')
  expect(await reportLoadError(modal, cause)).toBe('removed')
  expect(modal.state.outdated).toBe(true)
})

test('throws an uncaught error when there is no listener', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  await reportLoadError(setupModal().modal, new Error('offline'))
  expect(report.mock.calls[0]?.[0]).toMatchObject({ name: 'ModalLoadError' })
  vi.unstubAllGlobals()
})
