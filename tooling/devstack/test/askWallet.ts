import { IdRegistry, REGISTRY, USERS } from '@foyer/stand-ins/farcaster'
import { createPublicClient, http } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { DEVELOPMENT_PROJECT } from '../src/services/gateway.ts'
import type { StackAddresses } from '../src/state/stackFile.ts'

/** Only browsers know the names of local sites. */
const askLocal = (url: string) => fetch(url.replace(/\/\/[\w-]+\.localhost:/, '//127.0.0.1:'))

/** Asks the embedded wallet's services without a login. */
export async function askWallet(addresses: StackAddresses) {
  const { walletFrame, walletAuth, walletVault, mail, gateway, bundler = '' } = addresses
  const page = await askLocal(`${walletFrame}/sdk?projectId=${DEVELOPMENT_PROJECT}`)
  const servers = await Promise.all(
    [`${walletAuth}/v1/me`, `${walletVault}/v1/approvals/none`].map(async (url) => {
      const { status, headers } = await askLocal(url)
      return { status, site: headers.get('access-control-allow-origin'), nonce: headers.get('dpop-nonce') }
    }),
  )
  const project = await fetch(`${gateway}/projects/v1/origins?projectId=${DEVELOPMENT_PROJECT}`)
  return {
    /** Pages that the gateway, which owns the list, tells of. */
    origins: (await project.json()).allowedOrigins,
    policy: page.headers.get('content-security-policy'),
    servers,
    mails: await (await fetch(`${mail}/mails`)).json(),
    farcaster: await askFarcaster(addresses),
    bundler: await askBundler(bundler, walletFrame ?? ''),
  }
}

/** Asks the bundler for its chain, as the wallet's page would. */
async function askBundler(url: string, origin: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  })
  const { result } = await response.json()
  return { chain: result, readableBy: response.headers.get('access-control-allow-origin') }
}

/** Asks the page of the app, and the registry for the first user's address. */
async function askFarcaster({ farcasterRelay = '', farcasterRpc }: StackAddresses) {
  const html = await (await fetch(farcasterRelay)).text()
  const [user] = USERS
  const fid = await createPublicClient({ transport: http(farcasterRpc) }).readContract({
    abi: IdRegistry.abi,
    address: REGISTRY,
    functionName: 'idOf',
    args: [privateKeyToAddress(user?.custodyKey ?? '0x')],
  })
  return { app: /No login waits for this app\./.exec(html)?.[0], fid }
}
