import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { expect, test as siteTest } from './fixtures.ts'
import { readMailUrl } from './stack.ts'

type Mail = { to: string; subject: string; text: string }

export type Mailbox = ReturnType<typeof createMailbox>

/** Mails that the wallet's servers send to an address of its own. Each is taken once. */
function createMailbox() {
  const mailUrl = readMailUrl()
  const address = `${crypto.randomUUID()}@example.com`
  const taken = new Set<string>()

  async function take(pattern: RegExp) {
    let found: string | undefined
    await expect(async () => {
      const response = await fetch(`${mailUrl}/mails?to=${encodeURIComponent(address)}`)
      const mails = (await response.json()) as Mail[]
      const texts = mails.map(({ text }) => pattern.exec(text)?.[0])
      found = texts.find((text) => text !== undefined && !taken.has(text))
      expect(found).toBeDefined()
    }).toPass()
    taken.add(found ?? '')
    return found ?? ''
  }

  return {
    address,
    /** The vault's link, which approves a new device. */
    takeLink: () => take(/http:\/\/vault\.\S+\/approve\S*#\S+/),
    /** The one-time code. */
    takeCode: () => take(/\b\d{6}\b/),
  }
}

/** `test` with the mails of the embedded wallet. */
export const test = siteTest.extend<{ mailbox: Mailbox; nextMailbox: Mailbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  mailbox: async ({}, use) => use(createMailbox()),
  /** Another one of the same user. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  nextMailbox: async ({}, use) => use(createMailbox()),
})

export { expect }

/**
 * Serves the presale once more, as a dapp of another site that may use the same wallet. By a server, because Chromium lets
 * no page that a test has answered for reach this machine.
 */
export async function serveSecondDapp(presale: string) {
  const server = createServer((incoming, response) => {
    const outgoing = request(new URL(incoming.url ?? '/', presale), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    outgoing.end()
  })
  server.listen(4310, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: 'http://dapp.localhost:4310',
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
