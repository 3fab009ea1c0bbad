import UniversalProvider from '@walletconnect/universal-provider'
import { canStore } from './canStore.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { silentLogger } from './silentLogger.ts'

export type Sdk = UniversalProvider
export type Session = NonNullable<Sdk['session']>

/** The dapp as wallets show it to their users. */
export type DappMetadata = { name: string; description: string; url: string; icons: string[] }

export type StartSdkParameters = {
  projectId: string
  metadata: DappMetadata
  relayUrl: string
  /** False disables the lookup by which wallets warn of a domain that is not the project's. */
  verify: boolean
  /** Distinguishes this client from others on the page. */
  id: string
  /** True if session and keys are stored. */
  keep: boolean
}

/** Starts the SDK without logs and telemetry. */
export async function startSdk({ projectId, metadata, relayUrl, verify, id, keep }: StartSdkParameters) {
  const sdk = await UniversalProvider.init({
    projectId,
    metadata,
    relayUrl,
    logger: silentLogger(),
    telemetryEnabled: false,
    customStoragePrefix: id,
    ...(keep && (await canStore()) ? {} : { storage: createMemoryStorage() }),
  })
  const { core } = sdk.client
  if (!verify) core.verify.register = async () => ''
  // The SDK reads the type of each message outside the code that handles forged ones.
  const { getPayloadType } = core.crypto
  core.crypto.getPayloadType = (message) => {
    try {
      return getPayloadType(message)
    } catch {
      return 0
    }
  }
  return sdk
}

/** Closes the connection to the relay. The stored session stays. */
export async function stopSdk({ client: { core } }: Sdk, id: string) {
  core.heartbeat.stop()
  // The SDK still listens for the network to come back, and still has messages to send. It would connect again for both, and
  // without a pause while there is no relay. `connect` is private, so this is limited to the version in the peer range.
  Object.assign(core.relayer, { transportOpen: async () => {}, connect: () => new Promise(() => {}) })
  await core.relayer.transportClose()
  // The SDK reuses its core for the next client of the same name, which would be stopped.
  for (const key of [`_walletConnectCore_${id}`, `_walletConnectCore_${id}_count`])
    Reflect.deleteProperty(globalThis, key)
}
