/** The Solana account of the wallet: in Node what the messages say, in Chromium what the site lets its worker do. */
import { createPublicKey, verify } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { createEmail } from '@foyer/wallet-server/test/servers'
import { base58 } from '@scure/base'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, type Tab } from '../createBrowser.ts'
import { askAndApprove, openContext, toClient, visit } from '../fieldDapp.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import { logIn } from '../siteSteps.ts'
import type { Sites } from '../startSites.ts'

const CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

let sites: Sites
beforeAll(async () => {
  sites = await openSites()
})

/** Verified by OpenSSL. */
function isSigned(address: string, text: string, signature: string) {
  const key = createPublicKey({
    key: Buffer.concat([SPKI, base58.decode(address)]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(text), key, base58.decode(signature))
}

const toParams = (message: string | Uint8Array, pubkey: string) => ({
  message: base58.encode(typeof message === 'string' ? new TextEncoder().encode(message) : message),
  pubkey,
})

const dappData = { projectId: 'any', sdkType: 'foyer', sdkVersion: '1' }

describe('in Node', () => {
  async function createLoggedIn() {
    const browser = createBrowser({ servers: sites.servers })
    const tab = browser.openTab()
    const mailbox = createMailbox(sites.servers, createEmail())
    await tab.request('CONNECT_EMAIL', { email: mailbox.email })
    const approved = tab.request('CONNECT_DEVICE')
    await mailbox.decide()
    await approved
    await tab.request('CONNECT_OTP', { otp: await mailbox.readCode() })
    const { address: evm } = await tab.request('GET_USER')
    await tab.request('SYNC_DAPP_DATA', dappData)
    const { address } = await tab.request('GET_USER', { chainId: CHAIN })
    return { browser, tab, evm, address }
  }

  let first: ReturnType<typeof createLoggedIn> | undefined
  const shared = () => {
    first ??= createLoggedIn()
    return first
  }

  const ask = (tab: Tab, params: object, more: object = {}) =>
    tab.request('RPC_REQUEST', { method: 'solana_signMessage', params, chainId: CHAIN, ...more })

  test('our own client hears the Solana address, and another one its address of EVM', async () => {
    const { tab, evm, address } = await shared()
    expect(address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    expect(await tab.request('GET_USER', { chainId: CHAIN })).toEqual({
      email: expect.any(String),
      address,
      chainId: CHAIN,
    })
    await tab.request('SYNC_DAPP_DATA', { projectId: 'any', sdkType: 'appkit' })
    expect(await tab.request('GET_USER', { chainId: CHAIN })).toMatchObject({ address: evm, chainId: 56 })
    await tab.request('SYNC_DAPP_DATA', dappData)
    expect(await tab.request('GET_USER', { chainId: 56 })).toMatchObject({ address: evm, chainId: 56 })
  })

  test('a network that the project does not have is refused', async () => {
    const { tab, address } = await shared()
    const other = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    await expect(tab.request('GET_USER', { chainId: other })).rejects.toThrow(
      `Chain ${other} is not supported`,
    )
    await expect(ask(tab, toParams('Hi', address), { chainId: other })).rejects.toThrow('is not supported')
  })

  test('a message is shown as it is signed', async () => {
    const { browser, tab, address } = await shared()
    const text = 'Hello, 你好'
    const { signature } = (await ask(tab, toParams(text, address))) as { signature: string }
    expect(isSigned(address, text, signature)).toBe(true)
    expect(browser.shown.at(-1)).toMatchObject({
      text: JSON.stringify({ method: 'solana_signMessage', params: toParams(text, address) }),
      account: address,
      described: { network: 'Solana', description: { kind: 'message', text, isHex: false, warnings: [] } },
      origin: 'https://dapp.example',
    })
  })

  test('the key comes back by itself after it was locked, and without a chain the first network is meant', async () => {
    const { tab, address } = await shared()
    await tab.keeper.lock()
    const { signature } = (await ask(tab, toParams('Hi', address), { chainId: undefined })) as {
      signature: string
    }
    expect(isSigned(address, 'Hi', signature)).toBe(true)
  })

  test('a rejection signs nothing', async () => {
    const { browser, tab, address } = await createLoggedIn()
    browser.decideWith(async () => 'rejected')
    await expect(ask(tab, toParams('Hi', address))).rejects.toThrow('User rejected the request')
  })

  test.each<[string, (address: string) => object, string]>([
    ['for another account', () => toParams('Hi', '1'.repeat(32)), 'The request is for another account'],
    ['no base58', (pubkey) => ({ message: '0OIl', pubkey }), 'The message is not in base58'],
    [
      'an off-chain message',
      (pubkey) => toParams(Uint8Array.of(255, ...new TextEncoder().encode('solana offchain')), pubkey),
      'A transaction cannot be signed as a message',
    ],
    [
      'what is signed of a transaction',
      (pubkey) =>
        toParams(
          // One signer, two keys, a blockhash, and one instruction without accounts and data.
          Uint8Array.of(1, 0, 1, 2, ...base58.decode(pubkey), ...new Uint8Array(64), 1, 1, 0, 0),
          pubkey,
        ),
      'A transaction cannot be signed as a message',
    ],
  ])('is refused without a screen: %s', async (_, params, message) => {
    const { browser, tab, address } = await shared()
    const before = browser.shown.length
    await expect(ask(tab, params(address))).rejects.toThrow(message)
    expect(browser.shown).toHaveLength(before)
  })
})

describe('in Chromium', () => {
  test('the second module comes with the first request, runs in the worker, and the worker has no network still', async () => {
    const { page } = await visit(sites, await openContext(sites.browser))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await logIn(page, createMailbox(sites.servers, createEmail()))
    const isSolana = (url: string) => /\/signer\/solana|createSolana/.test(url)
    expect(requests.filter(isSolana)).toEqual([])

    const client = toClient(page)
    await client.request('SYNC_DAPP_DATA', dappData)
    const { address } = await client.request('GET_USER', { chainId: CHAIN })
    const { answer, shown } = await askAndApprove(
      page,
      'solana_signMessage',
      toParams('Hello', address),
      CHAIN,
    )
    expect(isSigned(address, 'Hello', String(answer?.signature))).toBe(true)
    expect(shown).toContain('Hello')
    expect(shown).toContain('Solana')

    const module = requests.filter((url) => url.includes('/signer/solana'))
    expect(module).toHaveLength(1)
    const response = await fetch(String(module[0]).replace('wallet.localhost', '127.0.0.1'))
    expect(gzipSync(new Uint8Array(await response.arrayBuffer())).length).toBeLessThanOrEqual(20 * 1_024)

    const [worker] = page.workers()
    // As text: the test's own loader takes the place of each `import()` that stands in a function.
    const tries = [`import('${module[0]}')`, `import('${sites.nodeUrl}')`, `fetch('${sites.nodeUrl}')`]
    const outcomes = await worker?.evaluate(
      `Promise.all([${tries.join()}].map((one) => one.then(() => 'reached', () => 'blocked')))`,
    )
    expect(outcomes).toEqual(['blocked', 'blocked', 'blocked'])
  })

  test('another text than the module is not run', async () => {
    const { page } = await visit(sites, await openContext(sites.browser))
    await page.route(/\/signer\/solana/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const toAddress = () => "1"' }),
    )
    await logIn(page, createMailbox(sites.servers, createEmail()))
    const client = toClient(page)
    await client.request('SYNC_DAPP_DATA', dappData)
    await expect(client.request('GET_USER', { chainId: CHAIN })).rejects.toThrow()
    await page.unroute(/\/signer\/solana/)
    expect((await client.request('GET_USER', { chainId: CHAIN })).address).toHaveLength(44)
  })

  test('a sign-in of another domain is blocked', async () => {
    const { page } = await visit(sites, await openContext(sites.browser))
    await logIn(page, createMailbox(sites.servers, createEmail()))
    const client = toClient(page)
    await client.request('SYNC_DAPP_DATA', dappData)
    const { address } = await client.request('GET_USER', { chainId: CHAIN })
    const text = `evil.example wants you to sign in with your Solana account:\n${address}`
    const id = 'so1a'
    await page.evaluate(
      ([id, payload]) =>
        void window.replay([{ id, type: '@w3m-app/RPC_REQUEST', payload, isPending: true }] as never),
      [id, { method: 'solana_signMessage', params: toParams(text, address), chainId: CHAIN }] as const,
    )
    await page.evaluate(() => document.querySelector('iframe')?.style.setProperty('display', 'block'))
    const wallet = page.frameLocator('#w3m-iframe')
    await wallet.getByRole('alert').getByText('evil.example').waitFor()
    expect(await wallet.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  })
})
