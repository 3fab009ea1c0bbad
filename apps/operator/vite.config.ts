import { FLOOR } from '@foyer/tsconfig/floor.ts'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { runtimeConfig } from './vite/runtimeConfig.ts'

export default defineConfig({
  plugins: [react(), runtimeConfig()],
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { target: FLOOR },
})
