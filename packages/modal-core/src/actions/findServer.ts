import { EndpointMissingError } from '../errors/errors.ts'
import type { Modal } from '../types/modal.ts'
import type { Server, ServerParameters, Servers } from '../types/server.ts'
import { reportError } from './reportError.ts'

type FindServerParameters = ServerParameters & {
  /** The feature's function, for the message. */
  feature: string
  /** Its key in `endpoints`. */
  name: keyof Pick<Servers, 'chain' | 'analytics'>
}

/**
 * The server of a feature. Undefined where nothing names one, which is reported as an {@link EndpointMissingError}. A
 * server without a project id raises APKT008. Both wait for the listeners that the dapp adds after `createFoyer`.
 */
export function findServer(
  modal: Pick<Modal, 'alerts' | 'events' | 'servers'>,
  {
    feature,
    name,
    endpoint = modal.servers[name],
    projectId = modal.servers.projectId,
  }: FindServerParameters,
): Server | undefined {
  if (endpoint === undefined) {
    queueMicrotask(() => reportError(modal, new EndpointMissingError({ feature, name })))
    return undefined
  }
  if (projectId === undefined) queueMicrotask(() => modal.alerts.show('APKT008'))
  return { endpoint, projectId }
}
