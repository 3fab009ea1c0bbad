import { ErrorBoundary } from '@foyer/site-kit/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { Console } from './app/Console.tsx'
import { createQueryClient } from './app/createQueryClient.ts'
import { StartFailure } from './app/StartFailure.tsx'
import '@foyer/site-kit/styles/base.css'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary
        fallback={(error) => <StartFailure error={error} onRetry={() => window.location.reload()} />}
      >
        <QueryClientProvider client={createQueryClient()}>
          <HashRouter>
            <Console />
          </HashRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  )
