import type { Sdk } from './sdk.ts'

/** The events that settle the SDK's promises. They are private, so this is limited to the version in the peer range. */
const engineEvents = (sdk: Sdk) => (sdk.client.engine as unknown as Pick<Sdk, 'events'>).events

/**
 * Deletes the open proposals with their keys. The SDK would wait for their answers, up to an hour, and then reject
 * without a handler.
 */
export function forgetProposals(sdk: Sdk) {
  const { core, proposal: proposals } = sdk.client
  const error = { code: 0, message: 'The pairing URI has been replaced or has expired.' }
  for (const { id, proposer } of proposals.getAll()) {
    engineEvents(sdk).emit(`session_connect:${id}`, { error })
    void proposals.delete(id, error)
    if (core.expirer.has(id)) void core.expirer.del(id)
    if (core.crypto.keychain.has(proposer.publicKey)) void core.crypto.keychain.del(proposer.publicKey)
  }
}

/** Rejects the open requests of a session, by default all of them. */
export function rejectRequests(sdk: Sdk, topic: string, error: Error, isMeant = (_: unknown) => true) {
  for (const { topic: its, request } of sdk.client.core.history.pending)
    if (its === topic && isMeant(request.params))
      engineEvents(sdk).emit(`session_request:${request.id}`, { error })
}

/**
 * Rejects the request with these parameters, compared by identity. The SDK would do so a second later, and once more
 * without a handler, which the page would report as its own error.
 */
export function rejectRequest(sdk: Sdk, topic: string, parameters: unknown, error: Error) {
  rejectRequests(sdk, topic, error, (params) => {
    const { request } = params as { request?: { params?: unknown } }
    return request?.params === parameters
  })
}
