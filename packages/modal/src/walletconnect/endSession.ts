import type { Sdk } from './sdk.ts'

/** CAIP-25's reason. */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/**
 * Ends the session here and in the wallet. One that cannot be told within `patience` milliseconds hears of it when the
 * relay is back, or finds nobody at its next word.
 */
export async function endSession(sdk: Sdk, patience: number) {
  const { session } = sdk
  if (session === undefined) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const farewell = sdk.disconnect().then(
    () => true,
    () => false,
  )
  const isTold = await Promise.race([farewell, silence])
  clearTimeout(timer)
  if (!isTold) await dropSession(sdk, session.topic)
}

type Engine = { onSessionDeleteRequest: (topic: string, request: unknown) => Promise<void> }

/**
 * Passes over the farewell of a session that is over. Relays may deliver a letter twice, and the SDK itself reads again,
 * half a second after its start, what it has not done with by then; to the second it would reject where nobody listens.
 * Private, so only good for the version that the peer range names.
 */
export function hearFarewellsOnce({ client }: Sdk) {
  const engine = client.engine as unknown as Engine
  const { onSessionDeleteRequest } = engine
  engine.onSessionDeleteRequest = async (topic, request) => {
    if (client.session.keys.includes(topic)) await onSessionDeleteRequest(topic, request)
  }
}

/** Ends every session but one: a wallet may answer a code that nobody waits for any more. */
export function endOthers(sdk: Sdk, topic: string | undefined) {
  if (sdk.session?.topic !== topic)
    sdk.session = sdk.client.session.getAll().find((session) => session.topic === topic)
  for (const other of sdk.client.session.getAll()) {
    if (other.topic === topic) continue
    sdk.client
      .disconnect({ topic: other.topic, reason: USER_DISCONNECTED })
      .catch(() => dropSession(sdk, other.topic))
  }
}

/** Forgets a session and its keys without telling anybody. */
async function dropSession(sdk: Sdk, topic: string) {
  const { core, session } = sdk.client
  if (sdk.session?.topic === topic) sdk.session = undefined
  const stored = session.getAll().find((one) => one.topic === topic)
  if (stored === undefined) return
  await session.delete(topic, USER_DISCONNECTED)
  if (core.expirer.has(topic)) await core.expirer.del(topic)
  for (const key of [topic, stored.self.publicKey])
    if (core.crypto.keychain.has(key)) await core.crypto.keychain.del(key)
}

/**
 * Drops what was said in sessions that are over, which the SDK would keep for a month. Proposals that wait for their
 * answer stay.
 */
export function forgetHistory({ client }: Sdk, topic: string) {
  const { history } = client.core
  for (const record of history.values)
    if (record.topic !== topic && (record.response || record.request.method === 'wc_sessionDelete'))
      history.delete(record.topic, record.id)
}
