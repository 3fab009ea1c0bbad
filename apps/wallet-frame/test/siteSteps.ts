/** Actions of a user at a dapp with the deployed wallet in it, asked for as clients in the field do. */
import { CODE, FIRST_LOGIN, RESEND, RETURN, SIGN, type Step } from '@foyer/embedded-wallet-frame/test/field'
import { createEmail } from '@foyer/wallet-server/test/servers'
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { hear, mount, replay, toClient, visit } from './fieldDapp.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import type { Sites } from './startSites.ts'

/** Waits in the page, while the user's app signs in another tab. */
export async function logInWithFarcaster(sites: Pick<Sites, 'wallet'>, page: Page, name: string) {
  const client = toClient(page)
  const { url } = await client.request('GET_FARCASTER_URI')
  const connected = client.request('CONNECT_FARCASTER')
  const app = await page.context().newPage()
  await app.goto(url)
  await app.getByText(`Sign in to ${new URL(sites.wallet).host}`).waitFor()
  await app.getByRole('button', { name }).click()
  await app.getByText('Signed.').waitFor()
  const { userName } = await connected
  const { address } = await client.request('GET_USER')
  return { userName, address }
}

/**
 * As clients in the field do it: a popup at `/loading`, which then goes to the provider. A page that keeps its popups apart
 * opens an empty one, as our client does there.
 */
export async function startSocial(page: Page, id: string, firstPage: string) {
  const [popup, uri, statusUrl] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(
      async ([url, id]) => {
        const popup = window.open(url, 'popupWindow', 'width=600,height=800')
        const [{ payload }] = (await window.replay([
          { id, type: '@w3m-app/GET_SOCIAL_REDIRECT_URI', payload: { provider: 'google' } },
        ])) as unknown as [{ payload: { uri: string; statusUrl: string } }]
        if (popup) popup.location.href = payload.uri
        return payload
      },
      [firstPage, id] as const,
    ),
  ]).then(([opened, payload]) => [opened, payload.uri, payload.statusUrl] as const)
  return { popup, uri, statusUrl }
}

export const connectSocial = async (page: Page, uri: string, id = 'so02') => {
  const [answer] = await replay(page, [{ id, type: '@w3m-app/CONNECT_SOCIAL', payload: { uri } }])
  return answer?.payload
}

/** Listens to the messages of the popup to its opener. */
export const listen = (page: Page) =>
  page.evaluate(() => {
    addEventListener('message', ({ data, origin }) => {
      if (data?.resultUri) document.title = `${origin} ${data.resultUri}`
    })
  })

/** Once it may be pressed. */
export const approveButton = (popup: Page) => popup.locator('[data-decision=approve][aria-disabled=false]')

/** The fixtures' steps with a user's address and code in place of theirs. */
export const fill = (steps: readonly Step[], values: { email?: string; otp?: string }): Step[] =>
  steps.map((step) => {
    const payload = step.payload as Record<string, unknown> | undefined
    const known = Object.entries(values).filter(([key]) => payload && key in payload)
    return { ...step, ...(payload ? { payload: { ...payload, ...Object.fromEntries(known) } } : {}) }
  })

/** Logs in as a client in the field does, on a device that does not know the wallet. */
export async function logIn(
  page: Page,
  mailbox: Mailbox,
  found: { keepsNothing?: boolean } = {},
): Promise<string> {
  const first = await replay(page, fill(FIRST_LOGIN, mailbox))
  expect(first.at(-1)?.payload).toEqual({ action: 'VERIFY_DEVICE', ...found })
  await replay(page, RESEND.slice(0, 1))
  await mailbox.decide()
  expect(await hear(page, 'd1d1')).toMatchObject({ type: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
  const answers = await replay(page, fill(CODE, { otp: await mailbox.readCode() }))
  expect(answers.map(({ type }) => type)).toEqual([
    '@w3m-frame/CONNECT_OTP_SUCCESS',
    '@w3m-frame/GET_USER_SUCCESS',
  ])
  return String(answers[1]?.payload?.address)
}

/** The fixtures' steps with a user's account in place of theirs. */
export function withAddress(steps: readonly Step[], address: string): Step[] {
  const [, { payload }] = SIGN as [Step, Step & { payload: { params: [string, string] } }]
  return JSON.parse(JSON.stringify(steps).replaceAll(payload.params[1], address))
}

/** The wallet works, and its user logs in again at each load. */
export async function expectMemory(sites: Sites, context: BrowserContext) {
  const { page } = await visit(sites, context)
  expect(await logIn(page, createMailbox(sites.servers, createEmail()), { keepsNothing: true })).toMatch(
    /^0x/,
  )
  expect((await replay(page, RETURN.slice(0, 1)))[0]?.payload).toEqual({ isConnected: true })
  await page.reload()
  await mount(sites, page)
  expect((await replay(page, RETURN.slice(0, 1)))[0]?.payload).toEqual({ isConnected: false })
}
