import type { TestServers } from '@foyer/wallet-server/test/servers'
import { vi } from 'vitest'

/** What a user does outside of the dapp: reads mails, opens the link and decides. */
export function createMailbox(servers: Pick<TestServers, 'sink' | 'urls' | 'publicUrls'>, email: string) {
  const { sink, urls, publicUrls } = servers
  let [codes, links] = [0, 0]

  const next = (list: () => string[], known: number) =>
    vi.waitFor(() => {
      const found = list()[known]
      if (found === undefined) throw new Error('The mail has not come.')
      return found
    }, 10_000)

  return {
    email,
    /** The code of the next mail with one. */
    async readCode(): Promise<string> {
      const code = await next(() => sink.findCodes(email), codes)
      codes = sink.findCodes(email).length
      return code
    },

    /** Opens the newest link and decides as its page does. */
    async decide(decision: 'approve' | 'deny' = 'approve'): Promise<void> {
      await next(() => sink.findTokens(email), links)
      const tokens = sink.findTokens(email)
      links = tokens.length
      await fetch(`${urls.vault}/v1/approvals/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: publicUrls.vault },
        body: JSON.stringify({ token: tokens.at(-1), decision }),
      })
    },

    count: () => sink.mails.filter(({ to }) => to === email).length,
  }
}

export type Mailbox = ReturnType<typeof createMailbox>
