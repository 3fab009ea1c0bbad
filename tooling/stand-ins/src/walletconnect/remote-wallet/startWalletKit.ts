import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

export type WalletKitParameters = {
  projectId: string
  relayUrl: string
  /** The SDK shares what it keeps among wallets of one name. */
  name: string
}

/** Starts the SDK of the wallets' side. */
export function startWalletKit({ projectId, relayUrl, name }: WalletKitParameters) {
  const core = new Core({
    projectId,
    relayUrl,
    logger: quiet(),
    telemetryEnabled: false,
    customStoragePrefix: name,
    storageOptions: { database: ':memory:' },
  })
  return WalletKit.init({
    core,
    // A message that came twice would stay first in the queue, and nothing behind it would be asked any more.
    signConfig: { disableRequestQueue: true },
    metadata: {
      name: 'Remote Wallet',
      description: 'A scriptable wallet for development and tests',
      url: 'https://remote-wallet.example',
      icons: [],
      redirect: { native: 'remotewallet://' },
    },
  })
}

type Logger = Exclude<ConstructorParameters<typeof Core>[0], undefined>['logger']

/** The SDK's own logger throws on a message of a megabyte. */
function quiet(): Logger {
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, () => {}])
  return Object.assign(Object.fromEntries(levels), { level: 'silent', bindings: () => ({}), child: quiet })
}
