import type { Sdk } from './sdk.ts'

/** By what the SDK's engine settles its promises. Private, so only good for the version that the peer range names. */
const engineEvents = (sdk: Sdk) => (sdk.client.engine as unknown as Pick<Sdk, 'events'>).events

/**
 * Forgets the codes that have been shown, with their keys. The SDK would wait for answers to them, one that signs in
 * for an hour, and then reject where nobody listens.
 */
export function abandonCodes(sdk: Sdk) {
  const { core, proposal: proposals } = sdk.client
  const error = { code: 0, message: 'The code is not shown any more.' }
  for (const { id, proposer } of proposals.getAll()) {
    engineEvents(sdk).emit(`session_connect:${id}`, { error })
    void proposals.delete(id, error)
    if (core.expirer.has(id)) void core.expirer.del(id)
    if (core.crypto.keychain.has(proposer.publicKey)) void core.crypto.keychain.del(proposer.publicKey)
  }
}

/** Rejects what a session's wallet has been asked and not answered, default all of it. */
export function abandonRequests(sdk: Sdk, topic: string, error: Error, isMeant = (_: unknown) => true) {
  for (const { topic: its, request } of sdk.client.core.history.pending)
    if (its === topic && isMeant(request.params))
      engineEvents(sdk).emit(`session_request:${request.id}`, { error })
}

/**
 * Rejects the request with these very parameters. The SDK would do so itself a second later, and once more where nobody
 * listens, which pages see as an error of their own.
 */
export function abandonRequest(sdk: Sdk, topic: string, parameters: unknown, error: Error) {
  abandonRequests(sdk, topic, error, (params) => {
    const { request } = params as { request?: { params?: unknown } }
    return request?.params === parameters
  })
}
