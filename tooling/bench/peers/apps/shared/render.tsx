import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

export function render(app: ReactNode) {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(app)
}
