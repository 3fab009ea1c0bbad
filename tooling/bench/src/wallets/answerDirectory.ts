import type { Page } from 'playwright'

/** Number of wallets in the directory, each with `Wallet` and a number for a name. */
export const LISTED = 600

/** Answers for the directory of the page. A search never ends, so that what was listed before stays. */
export async function answerDirectory(page: Page) {
  await page.route('**/directory/**', async (route) => {
    const { origin, pathname, searchParams } = new URL(route.request().url())
    if (searchParams.has('search')) return
    if (pathname.endsWith('/origins')) return route.fulfill({ json: { allowedOrigins: [origin] } })
    const entries = Number(searchParams.get('entries'))
    const first = (Number(searchParams.get('page')) - 1) * entries
    const data = Array.from({ length: Math.min(entries, LISTED - first) }, (_, index) => toRow(first + index))
    return route.fulfill({ json: { data, count: LISTED } })
  })
}

const toRow = (order: number) => ({
  id: `w${order}`,
  name: `Wallet ${order}`,
  order,
  homepage: 'https://wallet.example/',
  chains: ['eip155:56'],
  injected: [{ namespace: 'eip155', injected_id: 'wallet' }],
})
