import { FLOOR } from '@foyer/tsconfig/floor.ts'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { fewChunks } from './vite/fewChunks.ts'
import { firstPaint, firstPaintInDevelopment } from './vite/firstPaint.ts'
import { invitedPage, previewInvitations } from './vite/invitedPage.ts'
import { preloadFonts } from './vite/preloadFonts.ts'
import { publicAddress } from './vite/publicAddress.ts'
import { runtimeFiles } from './vite/runtimeFiles.ts'
import { scriptsAfterPaint } from './vite/scriptsAfterPaint.ts'
import { startupNotice } from './vite/startup/startupNotice.ts'
import { workspaceReload } from './vite/workspaceReload.ts'

export default defineConfig({
  plugins: [
    react(),
    fewChunks(),
    firstPaint(),
    firstPaintInDevelopment(),
    preloadFonts(),
    scriptsAfterPaint(),
    runtimeFiles(),
    startupNotice(),
    publicAddress(),
    invitedPage(),
    previewInvitations(),
    workspaceReload(),
  ],
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  // Found only when somebody pairs: a page must not reload for it then.
  optimizeDeps: { include: ['@walletconnect/universal-provider'] },
  // Transformed while the server starts, so that a first visit does not wait for what is loaded on demand.
  server: {
    warmup: { clientFiles: ['./src/main.tsx', './src/app/boot.ts', './src/features/*/!(*.test).tsx'] },
  },
  build: { target: FLOOR },
})
