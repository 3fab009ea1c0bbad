import type { OnRampProvider } from './types.ts'

/** Leads to a page that shows what it was given and sells nothing, for development. */
export const createDemo = ({ url: page }: { url: string }): OnRampProvider => ({
  name: 'Demo',
  sells: () => true,

  async link({ token, currency, amount, address }) {
    const url = new URL(page)
    const query = { token: token.symbol, chain: token.chain, currency, amount, address }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return { url: url.href, expiresAt: null, once: false }
  },
})
