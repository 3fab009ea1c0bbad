import { afterEach, expect, test, vi } from 'vitest'
import { setupModal } from '../test/setupModal.ts'
import { findServer } from './findServer.ts'

afterEach(() => vi.unstubAllGlobals())

const chain = { feature: 'activity', name: 'chain' } as const
const endpoints = { gateway: 'https://gateway.example' }

test('takes server and project id from the options of the modal', () => {
  const { modal } = setupModal({ endpoints, projectId: 'my-dapp' })
  expect(findServer(modal, chain)).toEqual({ endpoint: 'https://gateway.example', projectId: 'my-dapp' })
})

test('prefers what the feature names itself', () => {
  const { modal } = setupModal({ endpoints, projectId: 'my-dapp' })
  const own = { endpoint: 'https://chain.example', projectId: 'other' }
  expect(findServer(modal, { ...chain, ...own })).toEqual(own)
})

test('raises APKT008 to listeners that are added later when there is no project id', async () => {
  const { modal } = setupModal({ endpoints })
  expect(findServer(modal, chain)).toEqual({ endpoint: 'https://gateway.example', projectId: undefined })
  const onAlert = vi.fn()
  modal.events.on('alert', onAlert)
  await vi.waitUntil(() => onAlert.mock.calls.length > 0)
  expect(onAlert.mock.calls).toMatchObject([[{ code: 'APKT008' }]])
})

test('reports an EndpointMissingError to listeners that are added later when nothing names a server', async () => {
  const { modal } = setupModal()
  expect(findServer(modal, chain)).toBeUndefined()
  const onError = vi.fn()
  modal.events.on('error', onError)
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  expect(onError.mock.calls[0]?.[0].error).toMatchObject({
    name: 'EndpointMissingError',
    message: expect.stringContaining('activity() has no server'),
  })
})

test('reports it as uncaught when nobody listens', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  findServer(setupModal().modal, chain)
  await vi.waitUntil(() => report.mock.calls.length > 0)
  expect(report.mock.calls[0]?.[0]).toMatchObject({ name: 'EndpointMissingError' })
})
