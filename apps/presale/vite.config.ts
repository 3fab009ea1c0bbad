import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { runtimeFiles } from './vite/runtimeFiles.ts'
import { workspaceReload } from './vite/workspaceReload.ts'

export default defineConfig({
  plugins: [react(), runtimeFiles(), workspaceReload()],
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  build: { target: 'baseline-widely-available' },
})
