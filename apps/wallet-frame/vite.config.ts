import { FLOOR } from '@foyer/tsconfig/floor.ts'
import { defaultClientConditions, defineConfig } from 'vite'
import { integrityManifest } from './build/integrityManifest.ts'
import { restorePage } from './build/restorePage.ts'
import { signerModule } from './build/signerModule.ts'

const solana = signerModule()

/** Scripts and styles of `/sdk`, `/loading`, `/` and `/backup`, hashed. The server writes the pages, from the manifest. */
export default defineConfig({
  plugins: [solana.page, restorePage(), integrityManifest()],
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  // In a folder of its own: the server gives its files another policy.
  worker: {
    format: 'es',
    plugins: () => [solana.worker],
    rolldownOptions: { output: { entryFileNames: 'assets/signer/[name]-[hash].js' } },
  },
  build: {
    target: FLOOR,
    manifest: true,
    // The server names what is loaded at once, with its integrity.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        sdk: 'src/main.ts',
        loading: 'src/loading/main.ts',
        home: 'src/home/main.ts',
        backup: 'src/backup/main.ts',
      },
      output: {
        codeSplitting: {
          // Code that `/sdk` and `/` share is one file, and code that `/loading` shares with them another one.
          groups: [
            {
              name: 'answers',
              test: /\/zod\/|wallet-api\/src\/api\/|kit\/src\/parseUrl/,
              priority: 2,
            },
            // Approvals alone hash typed data on this side: they are loaded later, and with them a part of viem. So is what
            // replaces an e-mail address, lets the key out, or solves a server's challenge.
            {
              name: 'account',
              test: /preload-helper|ReplyError|\/src\/(api\/(?!solve)|device|keys\/(?!releasePair)|login\/(create(?!Email)|text|to|pause)|signer\/(?!hashTypedData|solana))/,
              priority: 1,
            },
            // Code that `/sdk` shares with its later chunks is one file, too.
            {
              name: 'rpc',
              test: /\/src\/(calls|rpc\/(?!readRollupFee|readAssets|readPrice|simulate)|smartAccount\/(contracts|createSmart|errors|operationId))/,
            },
          ],
        },
      },
    },
  },
})
