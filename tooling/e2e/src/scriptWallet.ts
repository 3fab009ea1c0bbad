import type { BrowserContext } from '@playwright/test'

/** Makes every wallet of the documents to come answer these methods so, without doing anything. */
export const scriptWallet = (context: BrowserContext, answers: Record<string, unknown>) =>
  context.addInitScript((scripted) => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent).detail
      const honest: (request: { method: string }) => Promise<unknown> = provider.request
      provider.request = async (request: { method: string }) =>
        request.method in scripted ? scripted[request.method] : honest(request)
    })
  }, answers)
