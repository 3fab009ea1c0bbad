import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright'
import { installProbe } from '../modal/probe.ts'
import { createAddress, decide, readCode, readLink, submit } from './playLogin.ts'
import { type BenchWallet, PROJECT_ID } from './startWallet.ts'

const PASSPHRASE = 'correct horse battery staple'

/** Times of a wallet that a passkey and a backup file protect, in milliseconds. */
export type PasskeySession = {
  /** From the passphrase of the file to the address, on the page that needs no server. */
  restoreMs: number
  /** From the press on Use passkey to the connection, on a device that is new. */
  walletMs: number
}

export type PlayPasskeyLoginParameters = {
  browser: Browser
  /** Of the dapp. */
  origin: string
  wallet: BenchWallet
  /** For what is downloaded. */
  directory: string
}

/** Protects a new wallet on its own page, opens its backup file, and logs in with the passkey in a dapp. */
export async function playPasskeyLogin(parameters: PlayPasskeyLoginParameters): Promise<PasskeySession> {
  const { browser, origin, wallet, directory } = parameters
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    await addAuthenticator(page)
    const email = createAddress()
    await protect(page, { wallet, email, directory })
    const restoreMs = await restore(page, directory)
    // The same browser under another site is a device that is new.
    await page.goto(`${origin}?${new URLSearchParams({ projectId: PROJECT_ID, site: wallet.site })}`)
    await submit(page, email)
    await decide(wallet, await readLink(wallet, email))
    await page.getByRole('textbox', { name: 'Code from the email' }).fill(await readCode(wallet, email))
    return { restoreMs, walletMs: await showPasskey(page) }
  } finally {
    await context.close()
  }
}

/** Answers for a passkey as if its user touched it at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
      automaticPresenceSimulation: true,
    },
  })
}

const BACKUP = 'backup.json'
const RESTORE = 'restore.html'

type ProtectParameters = Pick<PlayPasskeyLoginParameters, 'wallet' | 'directory'> & { email: string }

/** Logs in on the wallet's own page, saves a backup file, and protects the wallet with it and a passkey. */
async function protect(page: Page, { wallet, email, directory }: ProtectParameters): Promise<void> {
  const file = join(directory, BACKUP)
  async function save(role: 'button' | 'link', name: string, path: string) {
    const saved = page.waitForEvent('download')
    await page.getByRole(role, { name }).click()
    await (await saved).saveAs(path)
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto(wallet.site)
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await press('Continue')
  await decide(wallet, await readLink(wallet, email))
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(await readCode(wallet, email))
  await press('Log in')
  await page.getByLabel('Passphrase of the file').first().fill(PASSPHRASE)
  await save('button', 'Save the file', file)
  await save('link', 'Save the page that opens it', join(directory, RESTORE))
  await press('Protect with passkeys')
  await press('Make a passkey')
  await page.getByText('Made on').waitFor()
  await page.getByLabel('Backup file to check').setInputFiles(file)
  await page.getByLabel('Passphrase of the file').last().fill(PASSPHRASE)
  await press('Check the file')
  await press('Switch to passkeys')
  await page.getByText('We cannot recover it for you.').waitFor()
}

async function restore(page: Page, directory: string): Promise<number> {
  await page.goto(pathToFileURL(join(directory, RESTORE)).href)
  await page.getByLabel('Backup file').setInputFiles(join(directory, BACKUP))
  await page.getByLabel('Passphrase').fill(PASSPHRASE)
  const pressedAt = Date.now()
  await page.keyboard.press('Enter')
  await page.locator('[data-part="words"]').waitFor()
  return Date.now() - pressedAt
}

async function showPasskey(page: Page): Promise<number> {
  const frame = page.frameLocator('#w3m-iframe')
  const button = frame.getByRole('button', { name: 'Use passkey' })
  // A mouse that comes in starts the waiting time anew, so it comes first.
  await button.hover()
  await button.and(frame.locator('[aria-disabled=false]')).waitFor()
  const connected = page.evaluate(
    async () => performance.timeOrigin + (await benchProbe.shown('Connected')).at,
  )
  const pressedAt = Date.now()
  await button.click()
  return (await connected) - pressedAt
}
