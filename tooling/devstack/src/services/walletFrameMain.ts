/**
 * Serves the built site of the embedded wallet. Arguments: the port, the origins of the site, auth and vault, the project
 * file, the directory of the build, and Farcaster's relay where there is one.
 */
import { startWalletFrame } from '@foyer/wallet-frame/server'
import { runMain } from '../runMain.ts'

await runMain(async () => {
  const [port, publicUrl = '', authUrl = '', vaultUrl = '', projectsFile = '', directory = '', relayUrl] =
    process.argv.slice(2)
  await startWalletFrame(
    {
      host: '127.0.0.1',
      port: Number(port),
      publicUrl,
      authUrl,
      vaultUrl,
      projectsFile,
      idleSeconds: 75,
      farcasterRelayUrl: relayUrl || undefined,
      // Both servers are one person's, and the page says what that means.
      operators: { own: 'Development', other: undefined },
      logLevel: 'info',
    },
    { directory },
  )
})
