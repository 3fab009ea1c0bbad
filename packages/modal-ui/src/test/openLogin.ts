import { open } from '@foyer/modal-core'
import { createFakeAdapter, createFakeLogin, loginConnector, wallet } from '@foyer/modal-core/test'
import { mountModal } from './mountModal.ts'

type OpenLoginParameters = Parameters<typeof mountModal>[0] & {
  login?: ReturnType<typeof createFakeLogin>
}

/** A modal with a login, opened at EmailLogin over Connect. */
export async function openLogin({ login = createFakeLogin(), ...parameters }: OpenLoginParameters = {}) {
  const adapter = createFakeAdapter({ connectors: [wallet('io.one', 'One'), loginConnector] })
  const mounted = mountModal({ adapter, features: [login.feature], ...parameters })
  await open(mounted.modal)
  mounted.modal.router.push({ view: 'EmailLogin', connectorId: loginConnector.id })
  return { ...mounted, login }
}
