import type { IconFolder } from './icons.ts'

export type IconUrls = {
  /** URL of a token's picture, `''` without one. */
  token: (symbol: string, projectId: string) => string
}

/** URLs of the operator's pictures at the address under which clients reach the gateway. */
export const createIconUrls = (publicUrl: string, icons: IconFolder): IconUrls => ({
  token(symbol, projectId) {
    if (!icons.find('tokens', symbol)) return ''
    const url = new URL(`/public/getTokenImage/${encodeURIComponent(symbol)}`, publicUrl)
    url.searchParams.set('projectId', projectId)
    return url.href
  },
})
