import { PAGE } from '../options.ts'
import { PAIRED_ANCHOR } from './codeScanner.ts'

/** @throws {Error} a package of the wallet is not installed */
export async function importPackages() {
  try {
    const [{ SignClient }, ws] = await Promise.all([import('@walletconnect/sign-client'), import('ws')])
    // Version 7, which comes with the SDK, has it elsewhere.
    const { Server } = ws.default as unknown as { Server: typeof ws.WebSocketServer }
    return { SignClient, WebSocketServer: ws.WebSocketServer ?? Server }
  } catch (cause) {
    throw new Error(
      `A paired wallet needs WalletConnect’s SDK: npm install --save-dev @walletconnect/sign-client@2.21.8 ws\nDocs: ${PAGE}${PAIRED_ANCHOR}`,
      { cause },
    )
  }
}

type Packages = Awaited<ReturnType<typeof importPackages>>

/** Starts WalletConnect’s SDK of the wallets’ side. */
export async function startClient(SignClient: Packages['SignClient'], relayUrl: string, name: string) {
  const client = await SignClient.init({
    projectId: 'development',
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    // The SDK shares what it keeps among clients of one name.
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
    metadata: { name, description: 'A wallet for tests', url: 'https://wallet.example', icons: [] },
  })
  // It would ask a server of WalletConnect who the page is.
  client.core.verify.resolve = async () => ({ origin: '' })
  return client
}
