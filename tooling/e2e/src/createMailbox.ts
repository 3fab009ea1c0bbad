import { expect } from '@playwright/test'
import { readMailUrl } from './stack.ts'

type Mail = { to: string; subject: string; text: string }

export type Mailbox = ReturnType<typeof createMailbox>

/**
 * A new address and the mails that the embedded wallet sends to it. Each is taken once.
 *
 * @throws the stack that is tested has no mails
 */
export function createMailbox() {
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
