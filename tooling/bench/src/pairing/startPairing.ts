import { createRelay, startRemoteWallet } from '@foyer/stand-ins/walletconnect'
import type { Page } from 'playwright'

/** Nothing here needs a node, so none answers there. */
const RPC = 'http://127.0.0.1:9'

/** The other end of every pairing: a relay on this machine, and a wallet in its own process. */
export async function startPairing(origin: string) {
  const relay = await createRelay()
  const wallet = await startRemoteWallet({ relayUrl: relay.url, rpcUrl: RPC })
  return {
    relay,
    wallet,
    url: `${origin}?${new URLSearchParams({ relay: relay.url })}`,
    /** Gives a page the wallet's camera. */
    prepare: (page: Page) => page.exposeFunction('scan', (uri: string) => wallet.pair(uri)).then(() => {}),
    async stop() {
      await wallet.stop()
      await relay.close()
    },
  }
}

export type PairingEnd = Awaited<ReturnType<typeof startPairing>>
