/** The user's page of the site as it is deployed, in real Chromium, and the dapps that have its wallet. */

import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { deleteYounger } from '@foyer/harness/browser'
import { IS_FULL, onlyInFull, selectRows } from '@foyer/harness/full'
import { passTime } from '@foyer/wallet-server/test/passTime'
import { createEmail } from '@foyer/wallet-server/test/servers'
import { mnemonicToSeedSync } from '@scure/bip39'
import type { Locator, Page } from 'playwright'
import { mnemonicToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { restore } from '../../server/restore.ts'
import { restoreWallet } from '../../src/backup/restoreWallet.ts'
import { toAddress } from '../../src/signer/solana/signSolana.ts'
import { SOLANA_CHAIN } from '../createSolanaDapp.ts'
import { logInOnce } from '../faultSteps.ts'
import {
  askChain,
  hear,
  mount,
  openContext,
  press,
  replay,
  show,
  strike,
  toClient,
  visit,
} from '../fieldDapp.ts'
import {
  changeScene,
  checkAxe,
  checkPage,
  countReached,
  drawScene,
  enterCode,
  enterEmail,
  logInAgainAtHome,
  logInAtHome,
  openHome,
  openScenes,
  readScreen,
  readSolanaAddress,
  SCENES,
} from '../homePage.ts'
import { HOME_SCENES } from '../homeScenes.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import { shareUser } from '../shareUser.ts'
import type { Sites } from '../startSites.ts'
import { readTexts, translatePage } from '../translatePage.ts'
import { addPasskeys, declineOnce } from '../virtualPasskeys.ts'

declare global {
  interface Window {
    /** The parts that have moved while the page was drawn. */
    shift?: number
  }
}

const testInFull = onlyInFull(test)
const describeInFull = onlyInFull(describe)

let sites: Sites
beforeAll(async () => {
  sites = await openSites()
})

const createUser = () => createMailbox(sites.servers, createEmail())

const newContext = () => openContext(sites.browser)

/** Presses what saves a file, and tells where it is. */
async function save(page: Page, trigger: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), trigger.click()])
  const directory = await mkdtemp(join(tmpdir(), 'foyer-download-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, download.suggestedFilename())
  await copyFile(await download.path(), file)
  return file
}

/** The account of Solana, as our client at the dapp hears it. */
async function askSolanaAddress(dapp: Page): Promise<string> {
  const client = toClient(dapp)
  await client.request('SYNC_DAPP_DATA', { projectId: 'any', sdkType: 'foyer', sdkVersion: '1' })
  return (await client.request('GET_USER', { chainId: SOLANA_CHAIN })).address
}

/** Copies both addresses, one at a time. */
async function copyAddresses(page: Page, solanaAddress: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = page.getByRole('button', { name: 'Copy Solana address' })
  // No page of the wallet may read the clipboard by itself.
  const paste = async () => {
    const field = page.getByLabel('Passphrase of the file')
    await field.fill('')
    await field.press('ControlOrMeta+V')
    return field.inputValue()
  }
  await copy.press('Enter')
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await paste()).toBe(solanaAddress)
  await page.getByRole('button', { name: 'Copy address' }).press('Enter')
  // One at a time is the one that was copied.
  await copy.waitFor()
  expect(await paste()).toMatch(/^0x/)
}

test('moves nothing while it is drawn, asks for the providers once, and begins with the address that a dapp knows', async () => {
  const email = 'ada+1@example.org'
  for (const width of selectRows([1440, 360], (width) => width === 360)) {
    const context = await newContext()
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)
        window.shift = values.reduce((sum, value) => sum + value, window.shift ?? 0)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/social/providers')) asked.push(request.method())
    })
    await page.goto(`${sites.wallet}/#email=${encodeURIComponent(email)}`)
    await page.getByRole('button', { name: 'Log in with Google' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Email address' }).inputValue()).toBe(email)
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.evaluate(() => window.shift ?? 0)).toBeLessThanOrEqual(0.02)
    expect(asked).toEqual(['GET'])
  }
})

/** The screens on which `test` presses Tab and has axe read. Others of a user who is logged in differ in one section. */
const USUAL = ['login', 'wallet', 'deletion: asked', 'keep']

test('fits 320 px on every screen, in dark and light by turns, and is used with Tab and has no axe violations on one of each page', async () => {
  // Its words are the longest.
  const page = await openScenes(sites, 'ru')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [index, [name, scene]] of SCENES.entries()) {
      if (colorScheme !== (index % 2 ? 'light' : 'dark')) continue
      await drawScene(page, scene)
      const { wide, usable } = await readScreen(page)
      expect(wide, name).toEqual([])
      if (!IS_FULL && !USUAL.includes(name)) continue
      expect(await countReached(page, usable + 2), name).toBe(usable)
      await checkAxe(page, name)
    }
  }
  await page.evaluate(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await drawScene(page, HOME_SCENES.wallet as never)
  await page.locator('fy-home-passkeys p').first().waitFor()
  expect(await page.locator('fy-home-passkeys button').count()).toBe(0)
})

testInFull(
  'shows every screen one after another while the browser translates, and keeps addresses, codes and amounts',
  async () => {
    const page = await openScenes(sites, 'en')
    const texts: string[] = []
    for (const [, scene] of SCENES) {
      await changeScene(page, scene)
      texts.push((await readTexts(page)).all)
    }
    await drawScene(page, { state: { status: 'starting' } as never })
    await translatePage(page)
    for (const [index, [name, scene]] of SCENES.entries()) {
      await changeScene(page, scene)
      const { all, translated } = await readTexts(page)
      expect.soft(all, name).toBe(texts[index])
      const kept = /^(0x5290|1\.5 BNB|https:|Chrome|•)/
      expect
        .soft(
          translated.filter((text) => kept.test(text)),
          name,
        )
        .toEqual([])
    }
  },
)

/** Asks for a backup as the dapp does, opens the window that the wallet offers, and tells what the dapp hears. */
async function openBackup(dapp: Page) {
  const id = randomUUID().slice(0, 8)
  const payload = { method: 'wallet_saveBackup', params: [], chainId: 56 }
  await replay(dapp, [{ id, type: '@w3m-app/RPC_REQUEST', payload, isPending: true }])
  await show(dapp)
  const [page] = await Promise.all([
    dapp.waitForEvent('popup'),
    press(dapp, 'Open the window', 'Continue in the other window'),
  ])
  return { page, heard: () => hear(dapp, id) }
}

const heardOf = (dapp: Page) => dapp.evaluate(() => JSON.stringify(window.heard))

describeInFull('a backup from the dapp', () => {
  /** The user of all three tests, who has logged in at the dapp just now. */
  const findUser = shareUser(async () => {
    const mailbox = createUser()
    const { page } = await visit(sites, await sites.browser.newContext({ reducedMotion: 'reduce' }))
    return { mailbox, page, address: await logInOnce(toClient(page), mailbox) }
  })

  test('T15: is saved in a window of the wallet without another login, opens to the same address, and tells the dapp nothing of it', async () => {
    const { mailbox, page: dapp, address } = await findUser()
    const mails = mailbox.count()
    const { page, heard } = await openBackup(dapp)
    await page.getByText(address).waitFor()
    expect(new URL(page.url()).href).toBe(`${sites.wallet}/backup`)
    await checkPage(page, 'light')
    await page.getByLabel('Passphrase of the file').fill('too short')
    await page.getByRole('button', { name: 'Save the file' }).click()
    expect(await page.locator('fy-home-file').count()).toBe(0)
    await page.getByRole('button', { name: 'Suggest a passphrase' }).click()
    const passphrase = await page.getByLabel('Passphrase of the file').inputValue()
    const fault = strike(sites, { part: 'auth', path: /shares\/release/, fault: 'serverError' })
    await page.getByRole('button', { name: 'Save the file' }).click()
    await page.getByText('The wallet’s server does not answer. Try again.').waitFor()
    expect(fault.left()).toBe(0)
    const backup = await save(page, page.getByRole('button', { name: 'Save the file' }))
    const text = await readFile(backup, 'utf8')
    expect((await restoreWallet(text, passphrase)).address).toBe(address)
    await page.getByRole('button', { name: 'Yes, I have it' }).click()
    expect(await heard()).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: null })
    const all = await heardOf(dapp)
    for (const secret of [passphrase, JSON.parse(text).cipher.data]) expect(all).not.toContain(secret)
    // The user is told that the key has left the wallet, and nothing else was mailed.
    await expect.poll(mailbox.count).toBe(mails + 1)

    // The wallet is handed over once.
    await page.reload()
    await page.getByText('This window is no longer connected to the app.').waitFor()
    expect(await page.getByRole('link', { name: 'Open the wallet’s page' }).getAttribute('href')).toBe('/')
  })

  test('is taken back with Escape, and a window that no frame of the wallet has opened leads to the wallet’s page', async () => {
    const { page: dapp } = await findUser()
    const [popup] = await Promise.all([
      dapp.waitForEvent('popup'),
      dapp.evaluate((url) => void window.open(url, '_blank'), `${sites.wallet}/backup`),
    ])
    await popup.getByText('This window is no longer connected to the app.').waitFor()
    await popup.getByRole('link', { name: 'Open the wallet’s page' }).click()
    await popup.getByRole('textbox', { name: 'Email address' }).waitFor()
    const { page, heard } = await openBackup(dapp)
    await page.getByLabel('Passphrase of the file').waitFor()
    await page.close()
    const wallet = dapp.frameLocator('#w3m-iframe')
    await wallet.getByText('The window was closed before the backup was saved.').waitFor()
    await dapp.keyboard.press('Escape')
    expect((await heard()).payload?.message).toMatch(/rejected/)
  })

  test('asks for a code where the login is too old, and says which code was wrong', async () => {
    const { mailbox, page: dapp, address } = await findUser()
    // The frame's state of its login goes with the page.
    await dapp.reload()
    passTime(60_000)
    await mount(sites, dapp)
    const { page } = await openBackup(dapp)
    await page.getByText('Your last login was more than five minutes ago.').waitFor()
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
    const code = await mailbox.readCode()
    await page.keyboard.type(code === '000000' ? '111111' : '000000')
    await page.getByText('This code is wrong. Check it and try again.').waitFor()
    await page.getByLabel('Code from the email').fill(code)
    await page.getByLabel('Passphrase of the file').fill('correct horse battery')
    const backup = await save(page, page.getByRole('button', { name: 'Save the file' }))
    expect(JSON.parse(await readFile(backup, 'utf8'))).toMatchObject({ address })
  })
})

/** The user of several tests, logged in on their page, in a browser that has nothing younger than the floor. */
const findOwner = shareUser(async () => {
  const mailbox = createUser()
  const context = await sites.browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(deleteYounger)
  const page = await openHome(sites, context)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await logInAtHome(page, mailbox)
  return { mailbox, page, requests, address: String(await page.locator('.code').first().textContent()) }
})

test('T15: a backup opens to the same address where there is no server, from a saved page, in a browser that has nothing younger than the floor', async () => {
  const { page, address } = await findOwner()
  const context = page.context()
  const solanaAddress = await readSolanaAddress(page)
  const field = page.getByLabel('Passphrase of the file')
  await field.fill('too short')
  await page.getByRole('button', { name: 'Save the file' }).click()
  expect(await page.locator('fy-home-file').count()).toBe(0)
  await page.getByRole('button', { name: 'Suggest a passphrase' }).click()
  const passphrase = await field.inputValue()
  expect(passphrase).toMatch(/^(\w{5}-){3}\w{5}$/)
  const fault = strike(sites, { part: 'auth', path: /shares\/release/, fault: 'serverError' })
  await page.getByRole('button', { name: 'Save the file' }).click()
  await page.getByText('The wallet’s server does not answer. Try again.').waitFor()
  expect(fault.left()).toBe(0)
  expect(await page.locator('fy-home-file').count()).toBe(0)
  const backup = await save(page, page.getByRole('button', { name: 'Save the file' }))
  await page.getByText('Until you have it, there is no backup.').waitFor()
  await page.getByRole('button', { name: 'No, there is no file' }).click()
  await page.getByText(`open ${sites.wallet} in your own browser`).waitFor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Copied.').waitFor()
  expect(await page.getByLabel('Content of the file').inputValue()).toBe(await readFile(backup, 'utf8'))
  await page.getByRole('button', { name: 'Yes, I have it' }).click()
  const restorePage = await save(page, page.getByRole('link', { name: 'Save the page that opens it' }))
  expect(await readFile(backup, 'utf8')).not.toContain(passphrase)

  const saved = await newContext()
  await saved.setOffline(true)
  const opened = await saved.newPage()
  await opened.goto(pathToFileURL(restorePage).href)
  await opened.getByLabel('Backup file').setInputFiles(backup)
  await opened.getByLabel('Passphrase').fill(passphrase)
  await opened.keyboard.press('Enter')
  await opened.getByText(String(address), { exact: true }).waitFor()
  await opened.getByText(solanaAddress, { exact: true }).waitFor()
  const words = await opened.locator('[data-part="words"]').textContent()
  expect(mnemonicToAccount(String(words)).address).toBe(address)
  expect(await opened.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // The full run opens it in the other ways, too: each takes seconds.
  if (!IS_FULL) return
  expect(await restore(backup, Readable.from([`${passphrase}\n`]))).toMatch(
    `Address: ${address}\nSolana address: ${solanaAddress}\nWords: ${words}\n`,
  )
  await opened.getByLabel('Backup file').setInputFiles([])
  // The address that the file has shown.
  await opened.locator('[data-part="address"]').evaluate((shown) => shown.replaceChildren())
  await opened.getByLabel('Or paste its content').fill(await readFile(backup, 'utf8'))
  await opened.getByLabel('Passphrase').fill(passphrase)
  await opened.keyboard.press('Enter')
  await opened.getByText(String(address), { exact: true }).waitFor()
})

test('shows the words and the key while a button or a key is held, and tells the user by mail', async () => {
  const { page, mailbox, address } = await findOwner()
  const solanaAddress = await readSolanaAddress(page)
  const fault = strike(sites, { part: 'auth', path: /shares\/release/, fault: 'serverError' })
  const open = page.getByRole('button', { name: 'Show recovery phrase' })
  await open.press('Enter')
  await page.getByText('The wallet’s server does not answer. Try again.').waitFor()
  expect(fault.left()).toBe(0)
  await open.press('Enter')
  const words = page.locator('fy-home-export ol')
  const held = page.locator('[data-held=true]')
  const hold = page.getByRole('button', { name: 'Hold to show' })
  await words.waitFor()
  expect(await words.textContent()).not.toMatch(/[a-z]/)
  // The button has the focus.
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.down(key)
    await held.waitFor()
    const read = await words.locator('li').allTextContents()
    const phrase = read.map((word) => word.trim()).join(' ')
    expect(mnemonicToAccount(phrase).address).toBe(address)
    expect(toAddress(mnemonicToSeedSync(phrase))).toBe(solanaAddress)
    await page.keyboard.up(key)
    await held.waitFor({ state: 'detached' })
  }
  await hold.hover()
  await page.mouse.down()
  await held.waitFor()
  for (const event of ['blur', 'visibilitychange', 'up']) {
    if (event === 'up') await page.mouse.up()
    else
      await page.evaluate((name) => {
        const target = name === 'blur' ? window : document
        target.dispatchEvent(new Event(name))
      }, event)
    await held.waitFor({ state: 'detached' })
    expect(await words.textContent()).not.toMatch(/[a-z]/)
    await hold.hover()
    await page.mouse.up()
    await page.mouse.down()
    await held.waitFor()
  }
  await page.mouse.up()
  await page.getByRole('button', { name: 'Done' }).click()
  await words.waitFor({ state: 'detached' })
  await expect
    .poll(() => sites.servers.sink.mails.filter(({ to }) => to === mailbox.email).map((mail) => mail.subject))
    .toContain('Your recovery phrase was shown, or a backup was saved')
})

test('T16: shows the addresses that the dapp has, and takes the wallet from there, by the keyboard', async () => {
  const { page, mailbox, address, requests } = await findOwner()
  passTime(60_000)
  const { page: dapp } = await visit(sites, page.context())
  onTestFinished(() => dapp.close())
  expect(await logInOnce(toClient(dapp), mailbox)).toBe(address)
  expect(await readSolanaAddress(page)).toBe(await askSolanaAddress(dapp))
  // The address comes without what decodes transactions.
  expect(requests.filter((url) => url.includes('createSolana-'))).toEqual([])
  await page.bringToFront()
  // As when its user comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const openQuestion = () =>
    page.getByRole('button', { name: `Remove Chrome, Linux on ${sites.dapp}` }).press('Enter')
  // The answer that changes nothing has the focus.
  await openQuestion()
  await page.keyboard.press('Enter')
  expect(await page.getByRole('button', { name: 'Yes, remove it' }).count()).toBe(0)
  const fault = strike(sites, { part: 'auth', path: /\/devices\//, fault: 'serverError' })
  const remove = async () => {
    await openQuestion()
    await page.getByRole('button', { name: 'Yes, remove it' }).click()
  }
  await remove()
  await page.getByText('The wallet’s server does not answer. Try again.').waitFor()
  expect(fault.left()).toBe(0)
  await remove()
  await page.getByText(sites.dapp).waitFor({ state: 'detached' })
  const [user] = await replay(dapp, [{ id: 'us3r', type: '@w3m-app/GET_USER' }])
  expect(user?.payload?.message).toBe('This device was removed. Log in again')
})

testInFull(
  'copies the addresses at every width, stays logged in, says where the account of Solana cannot be read, and in another tab that it was logged out',
  async () => {
    const context = await newContext()
    const page = await openHome(sites, context)
    await logInAtHome(page, createUser())
    await copyAddresses(page, await readSolanaAddress(page))
    for (const scheme of ['dark', 'light'] as const) await checkPage(page, scheme)
    await page.route(/\/signer\/solana/, (route) => route.abort())
    await page.reload()
    await page.getByText('This browser, on this page').waitFor()
    await page.locator('.solana').getByText('–').waitFor()
    expect(await page.getByRole('button', { name: 'Copy Solana address' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Copy address' }).waitFor()
    const other = await openHome(sites, context)
    await other.getByRole('button', { name: 'Log out' }).press('Enter')
    await other.getByRole('textbox', { name: 'Email address' }).waitFor()
    // As when its user comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('You have been logged out. Log in again.').waitFor()
  },
)

testInFull(
  'deletes the wallet once its user has seen the balance, typed its end and opened a link, and keeps it',
  async () => {
    const mailbox = createUser()
    const page = await openHome(sites, await newContext())
    await logInAtHome(page, mailbox)
    const address = String(await page.locator('.code').first().textContent())
    await askChain(sites, 'anvil_setBalance', [address, '0x14d1120d7b160000'])
    await page.reload()
    // A page that was opened again has seen no login: it asks for one.
    await page.getByRole('button', { name: 'Delete the wallet' }).click()
    await page.getByRole('definition').getByText('1.5 BNB').waitFor()
    await page.keyboard.type(address.slice(-6))
    await page.keyboard.press('Enter')
    await page.getByText('Log in again to do this').waitFor()
    passTime(60_000)
    await logInAgainAtHome(page, mailbox)
    await page.getByRole('button', { name: 'Delete the wallet' }).click()
    await page.getByRole('definition').getByText('1.5 BNB').waitFor()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    const field = page.getByLabel('To delete it, type')
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.customError)).toBe(true)
    await field.fill(address.slice(-6))
    const fault = strike(sites, { part: 'auth', path: /account\/delete/, fault: 'serverError' })
    await page.keyboard.press('Enter')
    await page.getByText(`We sent a link to ${mailbox.email}.`).waitFor()
    await mailbox.decide()
    await page.getByText('The wallet’s server does not answer. Try again.').waitFor()
    expect(fault.left()).toBe(0)
    await page.getByRole('button', { name: 'Delete it in seven days' }).click()
    await page.getByText('This wallet will be deleted on').waitFor()
    await page.getByRole('button', { name: 'Keep the wallet' }).press('Enter')
    await page.getByRole('button', { name: 'Delete the wallet' }).waitFor()

    const readLink = () =>
      sites.servers.sink.mails
        .filter(({ to }) => to === mailbox.email)
        .map(({ text }) => /http\S+#keep=\S+/.exec(text)?.[0])
        .find((url) => url !== undefined)
    await expect.poll(readLink).toBeDefined()
    const other = await page.context().newPage()
    onTestFinished(() => other.close())
    // The mail program has cut it first, and dirtied it then.
    await other.goto(`${sites.wallet}/#keep=${'A'.repeat(43)}.`)
    await other.getByText('This link is incomplete').waitFor()
    await other.evaluate(
      (hash) => {
        location.hash = hash
      },
      `%23${readLink()?.split('#')[1]}.?utm_source=mail`,
    )
    await other.getByRole('heading', { name: 'Keep the wallet?' }).waitFor()
    expect(other.url()).toBe(`${sites.wallet}/`)
    await other.getByRole('button', { name: 'Keep the wallet' }).press('Enter')
    // It was kept already.
    await other.getByText('This link has expired').waitFor()
  },
)

test('T15: protects the wallet with two passkeys, and a dapp then opens it with one of them', async () => {
  const { page, mailbox, address } = await findOwner()
  const first = await addPasskeys(page)
  await page.getByRole('button', { name: 'Protect with passkeys' }).press('Enter')
  const make = page.getByRole('button', { name: 'Make a passkey' })
  const change = page.getByRole('button', { name: 'Switch to passkeys' })
  const made = page.getByText('Made on')
  await make.press('Enter')
  await made.waitFor()
  expect(await change.count()).toBe(0)
  const fault = strike(sites, { part: 'vault', path: /passkeys\/options/, fault: 'serverError' })
  await make.press('Enter')
  await page.getByText('Recovery service unavailable.').waitFor()
  expect(fault.left()).toBe(0)
  await first.hold(true)
  const second = await addPasskeys(page, { isKey: true })
  await make.press('Enter')
  await change.waitFor()
  expect([await first.count(), await second.count(), await made.count()]).toEqual([1, 1, 2])
  await second.remove()
  await first.hold(false)
  await change.press('Enter')
  await page.getByText('We cannot recover it for you.').waitFor()
  await page.getByRole('button', { name: 'Show recovery phrase' }).press('Enter')
  const use = page.getByRole('button', { name: 'Use passkey' })
  await use.press('Enter')
  await page.getByRole('button', { name: 'Hold to show' }).waitFor()

  const allow = `publickey-credentials-get ${sites.wallet}`
  const dapps = [
    [sites.dapp, undefined],
    [sites.dapp, allow],
    [sites.shop, allow],
  ] as const
  for (const [origin, granted] of selectRows(
    dapps,
    ([origin, granted]) => origin === sites.dapp && granted !== undefined,
  )) {
    // A minute after the mails of the test before, whose clock was ahead, too.
    passTime(120_000)
    await page.goto(origin)
    const frame = await mount(sites, page, granted)
    const client = toClient(page)
    const { action } = await client.request('CONNECT_EMAIL', { email: mailbox.email })
    // An approval that has opened nothing yet still counts.
    expect(action).toBe(IS_FULL && origin === sites.dapp && granted ? 'VERIFY_OTP' : 'VERIFY_DEVICE')
    if (action === 'VERIFY_DEVICE') {
      await mailbox.decide()
      await client.request('CONNECT_DEVICE')
    }
    const otp = await mailbox.readCode()
    await expect(client.request('CONNECT_OTP', { otp })).rejects.toThrow(`Open ${sites.wallet} to use it`)
    const connected = client.request('CONNECT_OTP', { otp, passkey: true }).then(String, String)
    await show(page)
    const wallet = page.frameLocator('#w3m-iframe')
    if (granted === undefined) {
      await press(page, 'Use passkey', 'This browser cannot use passkeys here.')
      await wallet.getByRole('button', { name: 'Cancel' }).click()
      expect(await connected).toContain('rejected')
      continue
    }
    await declineOnce(frame)
    await press(page, 'Use passkey', 'The passkey was not used.')
    await press(page, 'Use passkey')
    await connected
    expect((await client.request('GET_USER')).address).toBe(address)
  }
})

testInFull('changes the e-mail address by the keyboard', async () => {
  const [mailbox, next] = [createUser(), createUser()]
  const context = await newContext()
  const page = await openHome(sites, context)
  await logInAtHome(page, mailbox)
  const address = await page.locator('.code').first().textContent()
  passTime(60_000)
  const change = page.getByRole('button', { name: 'Change the address' })
  // It takes no focus while the page still reads what the servers know.
  await change.click({ trial: true })
  await change.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('FY-WALLET-HOME')
  await page.keyboard.type(next.email)
  await page.keyboard.press('Enter')
  const fault = strike(sites, { part: 'auth', path: /update\/secondary/, fault: 'serverError' })
  for (const one of [mailbox, next]) {
    await page.getByText(`We sent two emails to ${one.email}`).waitFor()
    const code = await one.readCode()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await page.getByText('If you have not opened the link yet').waitFor()
    await one.decide()
    if (one !== next) continue
    await page.getByText('The wallet’s server does not answer. Try again.').waitFor()
    expect(fault.left()).toBe(0)
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await page.getByText(`You now log in with ${next.email}.`).waitFor()
  await page.reload()
  await page.getByText(`Logged in as ${next.email}`).waitFor()
  expect(await page.getByText(String(address)).count()).toBe(1)
})

testInFull('offers a reload where a deployment has removed a part, and logs in then', async () => {
  const page = await openHome(sites, await newContext())
  const mailbox = createUser()
  const signer = /\/assets\/signer\//
  await page.route(signer, (route) => route.fulfill({ status: 404 }))
  await enterEmail(page, mailbox)
  await page.getByRole('heading', { name: 'Open the link in your email' }).waitFor()
  await mailbox.decide()
  await enterCode(page, mailbox)
  await page.getByRole('alert').getByText('This page was updated. Reload it, then try again.').waitFor()
  await page.unroute(signer)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload page' }).press('Enter')
  await loaded
  await page.getByText('This page was updated.').waitFor({ state: 'detached' })
  passTime(60_000)
  await logInAgainAtHome(page, mailbox)
  await page.getByRole('heading', { name: 'Devices' }).waitFor()
})

testInFull('T14: logs in at a provider, in a window that asks nothing', async () => {
  const context = await newContext()
  const page = await openHome(sites, context)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Log in with GitHub' }).click(),
  ])
  await popup.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.getByText('Logged in as ada@idp.example').waitFor()
  expect(popup.isClosed()).toBe(true)
})
