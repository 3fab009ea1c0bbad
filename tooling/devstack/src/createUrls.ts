import type { Ports } from './ports.ts'

export type StackUrls = ReturnType<typeof createUrls>

type CreateUrlsParameters = {
  gateway: boolean
  faucet: boolean
  farcaster: boolean
}

/** The addresses at which a stack's services answer. Of the optional ones only those that run. */
export function createUrls(ports: Ports, { gateway, faucet, farcaster }: CreateUrlsParameters) {
  const local = (port: number) => `http://127.0.0.1:${port}`
  return {
    rpc: local(ports.rpc),
    presale: local(ports.presale),
    operator: local(ports.operator),
    indexer: local(ports.indexer),
    relay: `ws://127.0.0.1:${ports.relay}`,
    gateway: gateway ? local(ports.gateway) : undefined,
    onRamp: local(ports.onRamp),
    faucet: faucet ? local(ports.faucet) : undefined,
    farcaster: farcaster
      ? {
          relay: local(ports.farcasterRelay),
          rpc: local(ports.farcasterRpc),
        }
      : undefined,
    wallet: {
      site: `http://wallet.localhost:${ports.walletFrame}`,
      auth: `http://auth.localhost:${ports.walletAuth}`,
      vault: `http://vault.localhost:${ports.walletVault}`,
    },
    bundler: local(ports.bundler),
    identityProvider: `http://idp.localhost:${ports.identityProvider}`,
    mail: local(ports.mail),
    playground: local(ports.playground),
    docs: local(ports.docs),
  }
}
