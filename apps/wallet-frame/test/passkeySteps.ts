/** Actions of a user with passkeys, on the wallet's own page and on a device that is new. */
import type { TestAuthenticator } from '@foyer/wallet-server/test/authenticator'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { expect, vi } from 'vitest'
import type { TestBrowser } from './createBrowser.ts'
import type { Mailbox } from './mailbox.ts'

type Home = ReturnType<TestBrowser['openHome']>
type Loss = { step: string; request: RegExp; kind: 'drop' | 'dropAnswer' }

/** Everything that a change to passkeys asks the servers for, in its order. */
const STEPS: [step: string, request: RegExp][] = [
  ['storing the passkey at the vault', /vault POST .*register/],
  ['storing its share at auth', /auth PUT .*passkeys/],
  ['showing it on trial', /vault POST .*assert/],
  ['opening the wallet on trial', /auth POST .*release/],
  ['confirming it', /vault POST .*confirm/],
  ['deleting R at the vault', /vault POST .*protect/],
  ['deleting the old share at auth', /auth POST .*protect/],
]

export const SWITCH_LOSSES: Loss[] = STEPS.flatMap(([step, request]) =>
  (['drop', 'dropAnswer'] as const).map((kind) => ({ step, request, kind })),
)

/** Logs in on the user's page, as a device that is new there. */
export async function logInAtHome(browser: TestBrowser, mailbox: Mailbox): Promise<Home> {
  const home = browser.openHome()
  const submitted = home.submitEmail(mailbox.email)
  await mailbox.decide()
  await submitted
  await home.enterCode(await mailbox.readCode())
  return home
}

export function passkeysOf(home: Home) {
  const state = home.state()
  if (state.status !== 'loggedIn') throw new Error(`Nobody is logged in: ${JSON.stringify(state)}`)
  return state.passkeys
}

export function agreementOf(home: Home) {
  const state = home.state()
  return state.status === 'loggedIn' ? state.agreement : undefined
}

/** Replaces the address on the user's page. `agree` is what the user does before the last code counts. */
export async function changeEmail(home: Home, old: Mailbox, next: Mailbox, agree: () => Promise<void>) {
  passTime(60_000)
  home.emailChange.begin()
  await home.emailChange.start(next.email)
  await old.decide()
  await home.emailChange.enterCode(await old.readCode())
  await next.decide()
  const entered = home.emailChange.enterCode(await next.readCode())
  await agree()
  await entered
}

/** Makes these passkeys, one after another, and protects the wallet with them. */
export async function protect(browser: TestBrowser, home: Home, passkeys: readonly TestAuthenticator[]) {
  await home.passkeys.begin()
  for (const passkey of passkeys) {
    browser.usePasskeys(passkey)
    await home.passkeys.make()
  }
  await home.passkeys.protect()
}

/** The code on a device that is new, whose link is approved. */
export async function readCode(tab: ReturnType<TestBrowser['openTab']>, mailbox: Mailbox): Promise<string> {
  passTime(60_000)
  expect(await tab.request('CONNECT_EMAIL', { email: mailbox.email })).toEqual({ action: 'VERIFY_DEVICE' })
  await mailbox.decide()
  await tab.request('CONNECT_DEVICE')
  return mailbox.readCode()
}

/** A device that is new finds the wallet: with a link and a code, or with one of the passkeys in addition. */
export async function findWallet(
  browser: TestBrowser,
  mailbox: Mailbox,
  passkeys: readonly TestAuthenticator[],
) {
  const tab = browser.openTab()
  const otp = await readCode(tab, mailbox)
  browser.usePasskeys(...passkeys)
  const needsPasskey = await tab.request('CONNECT_OTP', { otp }).then(
    () => false,
    ({ message }: Error) => {
      expect(message).toBe(
        `This wallet opens with its passkey, which cannot be used here. Open ${browser.siteOrigin} to use it`,
      )
      return true
    },
  )
  if (needsPasskey) await tab.request('CONNECT_OTP', { otp, passkey: true })
  return { tab, needsPasskey, address: (await tab.request('GET_USER')).address }
}

/** True if what the ceremonies have given was overwritten. */
export function watchSecrets({ ceremony }: TestBrowser) {
  const secrets: Uint8Array[] = []
  for (const name of ['make', 'show'] as const) {
    const ask = ceremony[name] as (options: never) => Promise<{ prf: Uint8Array | undefined }>
    vi.spyOn(ceremony, name).mockImplementation((async (options: never) => {
      const answer = await ask(options)
      if (answer.prf) secrets.push(answer.prf)
      return answer
    }) as never)
  }
  return { secrets, areWiped: () => secrets.every((secret) => secret.every((byte) => byte === 0)) }
}
