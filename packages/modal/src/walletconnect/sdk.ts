import UniversalProvider from '@walletconnect/universal-provider'
import { silentLogger } from './silentLogger.ts'

export type Sdk = UniversalProvider
export type Session = NonNullable<Sdk['session']>

/** The dapp as wallets show it to their users. */
export type DappMetadata = { name: string; description: string; url: string; icons: string[] }

export type StartSdkParameters = {
  projectId: string
  metadata: DappMetadata
  relayUrl: string
  /** False leaves out the lookup by which wallets warn of a domain that is not the project's. */
  verify: boolean
  /** Names this client among those of the page. */
  id: string
  /** Whether session and keys outlive the page. */
  keep: boolean
}

/** Starts the SDK, quietly and with what a page needs of it only. */
export async function startSdk({ projectId, metadata, relayUrl, verify, id, keep }: StartSdkParameters) {
  const sdk = await UniversalProvider.init({
    projectId,
    metadata,
    relayUrl,
    logger: silentLogger(),
    telemetryEnabled: false,
    customStoragePrefix: id,
    ...(keep ? {} : { storageOptions: { database: ':memory:' } }),
  })
  const { core } = sdk.client
  if (!verify) core.verify.register = async () => ''
  // The SDK asks for the kind of every letter before it expects one to be forged.
  const { getPayloadType } = core.crypto
  core.crypto.getPayloadType = (letter) => {
    try {
      return getPayloadType(letter)
    } catch {
      return 0
    }
  }
  return sdk
}

/** Closes its connection to the relay for good; what it has stored is there for the next time. */
export async function stopSdk({ client: { core } }: Sdk, id: string) {
  core.heartbeat.stop()
  // The SDK goes on listening for the network to come back, and would connect again.
  core.relayer.transportOpen = async () => {}
  await core.relayer.transportClose()
  // It keeps its core for the next client of the same name, which would find it stopped.
  for (const key of [`_walletConnectCore_${id}`, `_walletConnectCore_${id}_count`])
    Reflect.deleteProperty(globalThis, key)
}
