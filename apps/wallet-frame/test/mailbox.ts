import type { TestServers } from '@foyer/wallet-server/test/servers'
import { vi } from 'vitest'

/** Actions of a user outside of the dapp: reads mails, opens the link and decides. */
export function createMailbox(servers: Pick<TestServers, 'sink' | 'urls' | 'publicUrls'>, email: string) {
  const { sink, urls, publicUrls } = servers
  let [codes, links] = [0, 0]

  /** The newest one, once there are more than were read. */
  const newest = (list: () => string[], known: number) =>
    vi.waitFor(
      () => {
        const found = list()
        if (found.length <= known) throw new Error('The mail has not come.')
        return found
      },
      { interval: 5 },
    )

  return {
    email,
    /** The code of the newest mail with one. */
    async readCode(): Promise<string> {
      const found = await newest(() => sink.findCodes(email), codes)
      codes = found.length
      return found.at(-1) ?? ''
    },

    /** The newest link, which a browser can open. */
    async readLink(): Promise<string> {
      const found = await newest(() => sink.findTokens(email), links)
      links = found.length
      const [link = ''] =
        /http\S+\/approve\?\S+/.exec(sink.mails.filter(({ to }) => to === email).at(-1)?.text ?? '') ?? []
      return link
    },

    /** Opens the newest link and decides as its page does. */
    async decide(decision: 'approve' | 'deny' = 'approve'): Promise<void> {
      const tokens = await newest(() => sink.findTokens(email), links)
      links = tokens.length
      const response = await fetch(`${urls.vault}/v1/approvals/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: publicUrls.vault },
        body: JSON.stringify({ token: tokens.at(-1), decision }),
      })
      if (!response.ok) throw new Error(`The link could not be decided: ${await response.text()}`)
    },

    /** Throws the next mail away: the link or the code of a request whose answer was lost. */
    async skip(kind: 'link' | 'code'): Promise<void> {
      if (kind === 'code') codes = (await newest(() => sink.findCodes(email), codes)).length
      else links = (await newest(() => sink.findTokens(email), links)).length
    },

    count: () => sink.mails.filter(({ to }) => to === email).length,
  }
}

export type Mailbox = ReturnType<typeof createMailbox>
