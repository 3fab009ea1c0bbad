import { FLOOR } from '@foyer/tsconfig/floor.ts'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { runtimeConfig } from './vite/runtimeConfig.ts'

export default defineConfig({
  plugins: [react(), runtimeConfig()],
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  // The worker alone imports these: found when the first file is read, they would have the page load again.
  optimizeDeps: { include: ['fflate', '@foyer/presale-operator > csv-parse/browser/esm/sync'] },
  build: { target: FLOOR },
})
