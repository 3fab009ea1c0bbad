import { DEVELOPMENT_PROJECT } from '../src/services/gateway.ts'
import type { StackAddresses } from '../src/state/stackFile.ts'

/** Only browsers know the names of local sites. */
const askLocal = (url: string) => fetch(url.replace(/\/\/[\w-]+\.localhost:/, '//127.0.0.1:'))

/** What the embedded wallet's services answer to who is not logged in. */
export async function askWallet(addresses: StackAddresses) {
  const { walletFrame, walletAuth, walletVault, mail } = addresses
  const page = await askLocal(`${walletFrame}/sdk?projectId=${DEVELOPMENT_PROJECT}`)
  const servers = await Promise.all(
    [`${walletAuth}/v1/me`, `${walletVault}/v1/approvals/none`].map(async (url) => {
      const { status, headers } = await askLocal(url)
      return { status, site: headers.get('access-control-allow-origin'), nonce: headers.get('dpop-nonce') }
    }),
  )
  return {
    policy: page.headers.get('content-security-policy'),
    servers,
    mails: await (await fetch(`${mail}/mails`)).json(),
  }
}
