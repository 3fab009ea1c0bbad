/** A page that opens the popup of a social login as clients in the field do, and what its user does there. */
import type { BrowserContext, Page } from 'playwright'
import { toClient } from './fieldDapp.ts'
import type { Sites } from './startSites.ts'

/** The text in place of a page. */
export const NO_PAGE = 'The page did not load'

declare global {
  interface Window {
    popup: Window | null
  }
}

/** Opens the popup in a click, so before the page knows where it goes. */
async function openPopup({ wallet }: Pick<Sites, 'wallet'>, page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate((url) => {
    window.popup = window.open(url, 'popupWindow', 'width=600,height=800')
  }, `${wallet}/loading`)
  return opened
}

/** Waits for the popup's message to the page. */
const waitForResult = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (typeof data?.resultUri === 'string') resolve(data.resultUri)
        })
      }),
  )

/** A navigation of the popup that the browser gives up. */
async function waitForLoss(popup: Page): Promise<never> {
  await popup.waitForEvent('requestfailed', {
    predicate: (request) =>
      request.isNavigationRequest() && request.failure()?.errorText !== 'net::ERR_ABORTED',
    timeout: 0,
  })
  throw new Error(NO_PAGE)
}

export type VisitParameters = {
  page: Page
  /** Whom the user chooses where the provider asks. */
  user: string
  /** Told of the popup once it is open. */
  onPopup?: (popup: Page) => void
}

/** Has the user log in at the provider. Returns what the popup has brought. */
export async function visitProvider(sites: Sites, { page, user, onPopup }: VisitParameters) {
  const popup = await openPopup(sites, page)
  try {
    onPopup?.(popup)
    const result = Promise.race([waitForResult(page), waitForLoss(popup)])
    // Reported below, where it is waited for.
    result.catch(() => {})
    const { uri } = await toClient(page).request('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
    await page.evaluate((url) => {
      if (window.popup) window.popup.location.href = url
    }, uri)
    choose(popup, user)
    return await result
  } finally {
    // A window stays open whose page fails to load while it closes.
    await popup.goto('about:blank').catch(() => {})
    await popup.close()
    // Until the page knows, it would open the next one in this window.
    await page.waitForFunction(() => window.popup?.closed)
  }
}

/** A provider that knows its user does not ask. */
function choose(popup: Page, user: string) {
  const link = popup.getByRole('link', { name: user })
  link.click({ timeout: 0 }).catch(() => {})
}

/** Logs in with what the popup has brought. Returns the wallet's address. */
export async function connectSocial(page: Page, uri: string): Promise<string> {
  const client = toClient(page)
  await client.request('CONNECT_SOCIAL', { uri })
  return (await client.request('GET_USER')).address
}

/** Has the provider forget who is logged in there. */
export const forgetUser = (context: BrowserContext) => context.clearCookies()
