import type { BrowserContext } from '@playwright/test'

type Call = { id: number; method: string }

/**
 * Makes the node of a browser context answer that it has no receipt yet, as it does while a transaction waits for its
 * block. Returns what lets the receipts through.
 */
export async function withholdReceipts(context: BrowserContext, rpc: string) {
  const pattern = `${rpc}/**`
  await context.route(pattern, async (route) => {
    const body: Call | Call[] = route.request().postDataJSON()
    const calls = Array.isArray(body) ? body : [body]
    if (!calls.some(({ method }) => method === 'eth_getTransactionReceipt')) return route.continue()
    const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: null }))
    await route.fulfill({ json: Array.isArray(body) ? answers : answers[0] })
  })
  return () => context.unroute(pattern)
}
