/**
 * Changes of a user on their own page, stopped before and after each request to a server: the wallet is found again,
 * and the change can be gone through with. Part of `test:full`.
 */
import { createTestAuthenticator } from '@foyer/wallet-server/test/authenticator'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail, startTestServers, type TestServers } from '@foyer/wallet-server/test/servers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LoggedIn } from '../src/home/homeState.ts'
import { createBrowser } from './createBrowser.ts'
import { createMailbox } from './mailbox.ts'
import { findWallet, logInAtHome, passkeysOf, protect, SWITCH_LOSSES } from './passkeySteps.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers()
})
afterAll(() => servers?.stop())

async function createOwner() {
  const browser = createBrowser({ servers })
  const mailbox = createMailbox(servers, createEmail())
  const home = await logInAtHome(browser, mailbox)
  return { browser, mailbox, home, address: (await browser.openTab().request('GET_USER')).address }
}

describe('T15: a change to passkeys', () => {
  test.each(SWITCH_LOSSES)('that stops while $step ($kind) loses no wallet, and ends', async (loss) => {
    const { browser, mailbox, home, address } = await createOwner()
    const passkeys = [createTestAuthenticator(), createTestAuthenticator()]
    browser.lose(loss.request, loss.kind)
    await protect(browser, home, passkeys)
    expect(browser.isLost()).toBe(true)
    expect(await findWallet(createBrowser({ servers }), mailbox, passkeys)).toMatchObject({ address })
    // The step that was lost is made again.
    while ((passkeysOf(home)?.list.length ?? 0) < 2) {
      browser.usePasskeys(createTestAuthenticator())
      await home.passkeys.make()
    }
    await home.passkeys.protect()
    expect(passkeysOf(home)).toMatchObject({ isProtected: true, error: undefined })
  })
})

/** Everything that a deletion, and keeping the wallet, asks the servers for. */
const DELETION_LOSSES = [
  ['marking the share at the vault', /vault POST .*deletion.ask/],
  ['marking the user at auth', /auth POST .*account.delete/],
  ['telling the vault that the mark counts', /vault POST .*deletion.confirm/],
  ['keeping the wallet at auth', /auth POST .*account.keep$/],
  ['keeping it at the vault', /vault POST .*deletion.undo/],
  ['telling auth that the vault knows', /auth POST .*account.kept/],
].flatMap(([step, request]) =>
  (['drop', 'dropAnswer'] as const).map((kind) => ({ step, request, kind })),
) as {
  step: string
  request: RegExp
  kind: 'drop' | 'dropAnswer'
}[]

describe('a deletion', () => {
  test.each(DELETION_LOSSES)(
    'that stops while $step ($kind) can be gone through with, and undone',
    async (loss) => {
      const { browser, mailbox, home, address } = await createOwner()
      const purgeAt = () => (home.state() as Partial<LoggedIn>).purgeAt
      browser.lose(loss.request, loss.kind)
      home.deletion.begin()
      await home.deletion.start()
      if (purgeAt() === undefined) await home.deletion.start()
      expect(purgeAt()).toBeDefined()
      await home.deletion.keep()
      if (purgeAt() !== undefined) await home.deletion.keep()
      expect(purgeAt()).toBeUndefined()
      expect(browser.isLost()).toBe(true)
      passTime(8 * 24 * 60 * 60_000)
      expect(await findWallet(createBrowser({ servers }), mailbox, [])).toMatchObject({ address })
      expect(await servers.purge()).toEqual([0, 0])
    },
  )
})
