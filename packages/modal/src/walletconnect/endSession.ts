import type { Sdk } from './sdk.ts'

/** CAIP-25's reason. */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/**
 * Ends the session here and in the wallet. A wallet that cannot be told within `timeout` milliseconds is told when the
 * relay is back, or gets an error on its next request.
 */
export async function endSession(sdk: Sdk, timeout: number) {
  const { session } = sdk
  if (session === undefined) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout)
  })
  const disconnected = sdk.disconnect().then(
    () => true,
    () => false,
  )
  const isDisconnected = await Promise.race([disconnected, timedOut])
  clearTimeout(timer)
  if (!isDisconnected) await deleteSession(sdk, session.topic)
}

type Engine = { onSessionDeleteRequest: (topic: string, request: unknown) => Promise<void> }

/**
 * Ignores repeated `session_delete` messages. Relays may deliver a message twice, and half a second after its start the
 * SDK reads again what it has not finished. It would reject the second without a handler. This uses a private method, so
 * it is limited to the version in the peer range.
 */
export function ignoreRepeatedSessionDelete({ client }: Sdk) {
  const engine = client.engine as unknown as Engine
  const { onSessionDeleteRequest } = engine
  engine.onSessionDeleteRequest = async (topic, request) => {
    if (client.session.keys.includes(topic)) await onSessionDeleteRequest(topic, request)
  }
}

/** Ends every session but one. A wallet may approve a pairing URI that has been replaced. */
export function endOtherSessions(sdk: Sdk, topic: string | undefined) {
  if (sdk.session?.topic !== topic)
    sdk.session = sdk.client.session.getAll().find((session) => session.topic === topic)
  for (const other of sdk.client.session.getAll()) {
    if (other.topic === topic) continue
    sdk.client
      .disconnect({ topic: other.topic, reason: USER_DISCONNECTED })
      .catch(() => deleteSession(sdk, other.topic))
  }
}

/** Deletes a session and its keys without telling the wallet. */
export async function deleteSession(sdk: Sdk, topic: string) {
  const { core, session } = sdk.client
  if (sdk.session?.topic === topic) sdk.session = undefined
  const stored = session.getAll().find((one) => one.topic === topic)
  if (stored === undefined) return
  await session.delete(topic, USER_DISCONNECTED)
  if (core.expirer.has(topic)) await core.expirer.del(topic)
  for (const key of [topic, stored.self.publicKey])
    if (core.crypto.keychain.has(key)) await core.crypto.keychain.del(key)
}

/** Deletes the messages of ended sessions, which the SDK would keep for a month. Open proposals stay. */
export function deleteOldHistory({ client }: Sdk, topic: string) {
  const { history } = client.core
  for (const record of history.values)
    if (record.topic !== topic && (record.response || record.request.method === 'wc_sessionDelete'))
      history.delete(record.topic, record.id)
}
