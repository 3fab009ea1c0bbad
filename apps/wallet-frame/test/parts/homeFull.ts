/** Tests of the user's page that a lower level has, too, and its product of screens and languages. Part of `test:full`. */
import { LOCALES } from '@foyer/wallet-api'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail } from '@foyer/wallet-server/test/servers'
import type { BrowserContext, Page } from 'playwright'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openContext } from '../fieldDapp.ts'
import {
  drawScene,
  logInAgainAtHome,
  logInAtHome,
  openHome,
  openScenes,
  readScreen,
  SCENES,
} from '../homePage.ts'
import { HOME_SCENES } from '../homeScenes.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import type { Sites } from '../startSites.ts'
import { addPasskeys } from '../virtualPasskeys.ts'

let sites: Sites
beforeAll(async () => {
  sites = await openSites()
})

const createUser = () => createMailbox(sites.servers, createEmail())

const newContext = () => openContext(sites.browser)

test('fits 320 px on every screen in every language', async () => {
  for (const locale of LOCALES) {
    const page = await openScenes(sites, locale)
    for (const [name, scene] of SCENES) {
      await drawScene(page, scene)
      expect((await readScreen(page)).wide, `${name}, ${locale}`).toEqual([])
    }
    await page.context().close()
  }
})

test('goes on in two tabs where one needs another login, and says in the other one that it was logged out', async () => {
  const context = await newContext()
  const mailbox = createUser()
  const page = await openHome(sites, context)
  await logInAtHome(page, mailbox)
  const other = await openHome(sites, context)
  await other.getByRole('button', { name: 'Show recovery phrase' }).click()
  await other.getByText('Log in again to do this').waitFor()
  await page.getByRole('button', { name: 'Show recovery phrase' }).click()
  await page.getByRole('button', { name: 'Hold to show' }).waitFor()
  passTime(60_000)
  await logInAgainAtHome(other, mailbox)
  await other.getByRole('button', { name: 'Show recovery phrase' }).click()
  await other.getByRole('button', { name: 'Hold to show' }).waitFor()
  await other.getByRole('button', { name: 'Log out' }).click()
  await other.getByRole('textbox', { name: 'Email address' }).waitFor()
  // As when its user comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('You have been logged out. Log in again.').waitFor()
  expect(await page.getByRole('button', { name: 'Hold to show' }).count()).toBe(0)
})

/** The page that opens backups, as a browser shows it that has saved it. */
async function openRestorePage(context: BrowserContext): Promise<Page> {
  const url = `${sites.wallet.replace('wallet.localhost', '127.0.0.1')}/restore.html`
  const body = await (await fetch(url)).text()
  const page = await context.newPage()
  await page.route('http://restore.localhost/', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto('http://restore.localhost/')
  return page
}

test('hands out the content of a backup where the browser saves no files', async () => {
  const context = await sites.browser.newContext({ acceptDownloads: false })
  onTestFinished(() => context.close())
  const page = await openHome(sites, context)
  await logInAtHome(page, createUser())
  const passphrase = 'correct horse battery'
  await page.getByLabel('Passphrase of the file').fill(passphrase)
  await page.getByRole('button', { name: 'Save the file' }).click()
  await page.getByRole('button', { name: 'No, there is no file' }).click()
  await page.getByText(`open ${sites.wallet} in your own browser`).waitFor()
  expect(await page.getByText('You have wallet-backup').count()).toBe(0)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Copied.').waitFor()
  const content = await page.getByLabel('Content of the file').inputValue()
  const restore = await openRestorePage(context)
  await restore.getByLabel('Or paste its content').fill(content)
  await restore.getByLabel('Passphrase').fill(passphrase)
  await restore.keyboard.press('Enter')
  const address = await page.locator('.code').first().textContent()
  await restore.getByText(String(address), { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Yes, I have it' }).click()
  await page.getByText('You have wallet-backup').waitFor()
})

test('T15: says that a passkey without PRF is of no use and has to be deleted, and has no button without passkeys', async () => {
  const page = await openHome(sites, await newContext())
  await addPasskeys(page, { hasPrf: false })
  await logInAtHome(page, createUser())
  await page.getByRole('button', { name: 'Protect with passkeys' }).press('Enter')
  await page.getByRole('button', { name: 'Make a passkey' }).press('Enter')
  await page.getByText('It stays in your password manager: delete it there.').waitFor()
  expect(await page.getByText('Made on').count()).toBe(0)
  await page.evaluate(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await drawScene(page, HOME_SCENES.wallet as never)
  await page.getByText('This browser cannot use passkeys here.').waitFor()
  expect(await page.getByRole('button', { name: 'Protect with passkeys' }).count()).toBe(0)
})
