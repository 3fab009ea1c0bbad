// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { setupModal } from '../test/setupModal.ts'
import { reportLoadError } from './reportLoadError.ts'

test('emits an error event', () => {
  const { modal } = setupModal()
  const onError = vi.fn()
  modal.events.on('error', onError)
  reportLoadError(modal, new Error('offline'))
  expect(onError.mock.calls[0]?.[0].error).toMatchObject({
    name: 'ModalLoadError',
    shortMessage: 'The modal could not be loaded',
    cause: new Error('offline'),
  })
})

test('throws an uncaught error when there is no listener', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  reportLoadError(setupModal().modal, new Error('offline'))
  expect(report.mock.calls[0]?.[0]).toMatchObject({ name: 'ModalLoadError' })
  vi.unstubAllGlobals()
})
