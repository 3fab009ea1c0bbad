import { defaultClientConditions, defineConfig } from 'vite'

/** Scripts and styles of `/sdk` and `/loading`, hashed. The server writes the pages, from the manifest. */
export default defineConfig({
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  // In a folder of its own: the server gives its files another policy.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/signer/[name]-[hash].js' } },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The server names what is loaded at once, with its integrity.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: { sdk: 'src/main.ts', loading: 'src/loading/main.ts' } },
  },
})
