import type { BrowserContext } from '@playwright/test'

/** Makes the wallets of all pages opened from now on answer these methods with these values, and do nothing. */
export const scriptWallet = (context: BrowserContext, answers: Record<string, unknown>) =>
  context.addInitScript((scripted) => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent).detail
      const honest: (request: { method: string }) => Promise<unknown> = provider.request
      provider.request = async (request: { method: string }) =>
        request.method in scripted ? scripted[request.method] : honest(request)
    })
  }, answers)
