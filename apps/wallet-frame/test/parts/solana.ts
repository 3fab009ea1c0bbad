/** The Solana account of the wallet: in Node what the messages say, in Chromium what the site lets its worker do. */
import { createPublicKey, verify } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { BUDGETS } from '@foyer/harness/budgets'
import { IS_FULL, onlyInFull } from '@foyer/harness/full'
import { createEmail } from '@foyer/wallet-server/test/servers'
import { base58 } from '@scure/base'
import {
  type Address,
  appendTransactionMessageInstructions,
  type Base64EncodedWireTransaction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  address as toKitAddress,
} from '@solana/kit'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, type Tab } from '../createBrowser.ts'
import { approve, askAndApprove, hear, press, replay, show, toClient, visit } from '../fieldDapp.ts'
import { createMailbox } from '../mailbox.ts'
import { openSites } from '../sharedSites.ts'
import { shareUser } from '../shareUser.ts'
import { logIn } from '../siteSteps.ts'
import type { Sites } from '../startSites.ts'

const testInFull = onlyInFull(test)

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

const SOL = 1_000_000_000n
const SYSTEM = toKitAddress('11111111111111111111111111111111')

type Transfer = { from: Address; to: Address; lamports: bigint; nonce?: Address; payer?: Address }

/** A transfer as a dapp writes it, with room for the signature. */
async function writeTransfer({ from, to, lamports, nonce, payer = from }: Transfer): Promise<string> {
  const { value: lifetime } = await createSolanaRpc(sites.solana.rpcUrl).getLatestBlockhash().send()
  const number = (value: bigint) => new Uint8Array(new BigUint64Array([value]).buffer)
  const transfer: Instruction = {
    programAddress: SYSTEM,
    accounts: [
      { address: from, role: 3 },
      { address: to, role: 1 },
    ],
    data: Uint8Array.of(2, 0, 0, 0, ...number(lamports)),
  }
  const advance: Instruction[] = nonce
    ? [{ programAddress: SYSTEM, accounts: [{ address: nonce, role: 1 }], data: Uint8Array.of(4, 0, 0, 0) }]
    : []
  return getBase64EncodedWireTransaction(
    compileTransaction(
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayer(payer, message),
        (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
        (message) => appendTransactionMessageInstructions([...advance, transfer], message),
      ),
    ),
  )
}

const dappData = { projectId: 'any', sdkType: 'foyer', sdkVersion: '1' }

describe('in Node', () => {
  async function createLoggedIn(options: { hasSolana?: boolean; rpcUrl?: string } = {}) {
    const browser = createBrowser({ servers: sites.servers, ...options })
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

  test('a project without one has a wallet of EVM alone', async () => {
    const { tab, evm, address } = await createLoggedIn({ hasSolana: false })
    expect(address).toBe(evm)
    await expect(ask(tab, toParams('Hi', '1'.repeat(32)))).rejects.toThrow(
      'solana_signMessage is not supported yet',
    )
  })

  test('a transaction that others sign, too, is not sent without them', async () => {
    const { browser, tab, address } = await shared()
    const before = browser.shown.length
    const other = (await generateKeyPairSigner()).address
    const params = {
      transaction: await writeTransfer({
        from: other,
        to: toKitAddress(address),
        lamports: 1n,
        payer: toKitAddress(address),
      }),
    }
    await expect(ask(tab, params, { method: 'solana_signAndSendTransaction' })).rejects.toThrow(
      'Others have to sign this transaction before it is sent',
    )
    expect(browser.shown).toHaveLength(before)
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
    await tab.workerSigner.lock()
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

  test('one that is only signed comes back with the signature in its place, and is not signed where it has expired meanwhile or begins with a stored number that the network of the screen does not have', async () => {
    const { browser, tab, address } = await createLoggedIn({ rpcUrl: sites.solana.rpcUrl })
    const to = (await generateKeyPairSigner()).address
    const write = () => writeTransfer({ from: toKitAddress(address), to, lamports: SOL })
    const sign = (transaction: string) => ask(tab, { transaction }, { method: 'solana_signTransaction' })
    sites.solana.fund(address, 2n * SOL)
    const answer = await sign(await write())
    expect(sites.solana.balanceOf(address)).toBe(2n * SOL)
    const signed = (answer as { transaction: Base64EncodedWireTransaction }).transaction
    await createSolanaRpc(sites.solana.rpcUrl).sendTransaction(signed, { encoding: 'base64' }).send()
    expect(sites.solana.balanceOf(to)).toBe(SOL)

    const transaction = await writeTransfer({ from: toKitAddress(address), to, lamports: SOL, nonce: to })
    // Of another network, the number would be as unknown to this one.
    browser.decideWith(async () => {
      sites.solana.expireBlockhash()
      return 'approved'
    })
    for (const one of [await write(), transaction])
      await expect(sign(one)).rejects.toThrow('The transaction has expired. Try again')
    expect(browser.shown.at(-1)).toMatchObject({
      described: { description: { warnings: expect.arrayContaining(['durableNonce']) } },
    })
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
  async function createUser() {
    const context = await sites.browser.newContext({ reducedMotion: 'reduce' })
    const mailbox = createMailbox(sites.servers, createEmail())
    const { page, wallet } = await visit(sites, context)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await logIn(page, mailbox)
    return { page, wallet, requests, client: toClient(page) }
  }

  /** The user of all these tests. */
  const findUser = shareUser(createUser)

  test('the second module comes with the first request, is not run where its text is another one, runs in the worker, and the worker has no network still', async () => {
    const { page, requests, client } = await findUser()
    const isSolana = (url: string) => /\/signer\/solana|createSolana/.test(url)
    expect(requests.filter(isSolana)).toEqual([])

    await page.route(/\/signer\/solana/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const toAddress = () => "1"' }),
    )
    await client.request('SYNC_DAPP_DATA', dappData)
    await expect(client.request('GET_USER', { chainId: CHAIN })).rejects.toThrow()
    await page.unroute(/\/signer\/solana/)
    requests.length = 0
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
    expect(gzipSync(new Uint8Array(await response.arrayBuffer())).length).toBeLessThanOrEqual(
      BUDGETS.signerSolana * 1_024,
    )

    const [worker] = page.workers()
    // As text: the test's own loader takes the place of each `import()` that stands in a function.
    const tries = [`import('${module[0]}')`, `import('${sites.nodeUrl}')`, `fetch('${sites.nodeUrl}')`]
    const outcomes = await worker?.evaluate(
      `Promise.all([${tries.join()}].map((one) => one.then(() => 'reached', () => 'blocked')))`,
    )
    expect(outcomes).toEqual(['blocked', 'blocked', 'blocked'])
  })

  /** The user, and their account of Solana, at a dapp that has asked for nothing yet. */
  async function openUser() {
    const user = await findUser()
    const { page, client } = user
    await client.request('SYNC_DAPP_DATA', dappData)
    const { address } = await client.request('GET_USER', { chainId: CHAIN })
    await client.request('SYNC_THEME', { locale: 'en' })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.mouse.move(0, 0)
    await replay(page, [{ id: 'ab01', type: '@w3m-app/RPC_ABORT', isPending: true }])
    await page.evaluate(() => {
      window.heard = window.heard.filter(({ type }) => type === '@w3m-frame/READY')
    })
    return { ...user, address: toKitAddress(address) }
  }

  /** The same user, who has two SOL. */
  async function openFunded() {
    const user = await openUser()
    sites.solana.fund(user.address, 2n * SOL - sites.solana.balanceOf(user.address))
    return { ...user, to: (await generateKeyPairSigner()).address }
  }

  /** Asks for something that is shown, and shows the wallet. */
  async function ask(page: Page, id: string, payload: object) {
    await replay(page, [{ id, type: '@w3m-app/RPC_REQUEST', payload, isPending: true }])
    await show(page)
    return page.frameLocator('#w3m-iframe')
  }

  const toRequest = (transaction: string, method = 'solana_signAndSendTransaction') => ({
    method,
    params: { transaction },
    chainId: CHAIN,
  })

  testInFull('SOL is sent: what the screen says leaves the account, and the fee', async () => {
    const { page, address, to } = await openFunded()
    const transaction = await writeTransfer({ from: address, to, lamports: (3n * SOL) / 2n })
    const { method, params } = toRequest(transaction)
    const { answer, shown = '' } = await askAndApprove(page, method, params, CHAIN)
    expect(shown).toContain('You pay 1.5 SOL')
    expect(shown).toContain('at most 0.000005 SOL')
    expect(base58.decode(String(answer?.signature))).toHaveLength(64)
    expect(sites.solana.balanceOf(address)).toBe(SOL / 2n - 5_000n)
    expect(sites.solana.balanceOf(to)).toBe((3n * SOL) / 2n)
  })

  testInFull(
    'one that is only signed comes back with the signature in its place, and nothing moves',
    async () => {
      const { page, address, to } = await openFunded()
      const transaction = await writeTransfer({ from: address, to, lamports: SOL })
      const { answer } = await askAndApprove(page, 'solana_signTransaction', { transaction }, CHAIN)
      expect(sites.solana.balanceOf(address)).toBe(2n * SOL)
      await createSolanaRpc(sites.solana.rpcUrl)
        .sendTransaction(answer?.transaction as Base64EncodedWireTransaction, { encoding: 'base64' })
        .send()
      expect(sites.solana.balanceOf(to)).toBe(SOL)
    },
  )

  test('several are shown one after another, and none is signed before all are approved', async () => {
    const { page, address, to } = await openFunded()
    const transactions = await Promise.all(
      [1n, 2n].map((part) => writeTransfer({ from: address, to, lamports: (part * SOL) / 10n })),
    )
    const payload = { method: 'solana_signAllTransactions', params: { transactions }, chainId: CHAIN }
    const wallet = await ask(page, 'so4a', payload)
    await wallet.getByText('Transaction 1 of 2').waitFor()
    await wallet.getByText('You pay 0.1 SOL').waitFor()
    await press(page, 'Approve', 'Transaction 2 of 2')
    await wallet.getByText('You pay 0.2 SOL').waitFor()
    await approve(page)
    const { payload: answer } = await hear(page, 'so4a')
    const rpc = createSolanaRpc(sites.solana.rpcUrl)
    const signedOnes = (answer?.transactions ?? []) as Base64EncodedWireTransaction[]
    for (const signed of signedOnes) await rpc.sendTransaction(signed, { encoding: 'base64' }).send()
    expect(sites.solana.balanceOf(to)).toBe((3n * SOL) / 10n)

    const next = await ask(page, 'so4b', payload)
    await press(page, 'Approve', 'Transaction 2 of 2')
    await next.getByRole('button', { name: 'Reject' }).click()
    expect((await hear(page, 'so4b')).payload?.message).toContain('rejected')
  })

  testInFull('one that has expired while it was shown is not signed', async () => {
    const { page, address, to } = await openFunded()
    const wallet = await ask(
      page,
      'so2a',
      toRequest(await writeTransfer({ from: address, to, lamports: SOL })),
    )
    await wallet.getByText('You pay 1 SOL').waitFor()
    sites.solana.expireBlockhash()
    await approve(page)
    expect((await hear(page, 'so2a')).payload?.message).toBe('The transaction has expired. Try again')
    expect(sites.solana.balanceOf(address)).toBe(2n * SOL)
  })

  test('in Japanese, at 360 pixels and with the keyboard, what warns takes a second press', async () => {
    const { page, wallet: frame, client, address, to } = await openFunded()
    await client.request('SYNC_THEME', { locale: 'ja' })
    // The number of a stored account stands for the time limit: the signature would have no end.
    const transaction = await writeTransfer({ from: address, to, lamports: SOL, nonce: to })
    await page.setViewportSize({ width: 360, height: 640 })
    const wallet = await ask(page, 'so3a', toRequest(transaction, 'solana_signTransaction'))
    await wallet.getByText('署名は、使われるまで何週間でも有効です。').waitFor()
    await wallet.getByText('このトランザクションに署名しますか？').waitFor()
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    if (IS_FULL) {
      await frame.evaluate(axe.source)
      const violations = await frame.evaluate(async () => {
        const found = await (window as unknown as { axe: typeof axe }).axe.run(document)
        return found.violations.map(({ id }) => id)
      })
      expect(violations).toEqual([])
    }
    const approve = wallet.getByRole('button', { name: '承認', exact: true })
    await approve.focus()
    // A press that comes before its time does nothing, so it can be tried until one was in time.
    await expect
      .poll(async () => {
        await page.keyboard.press('Space')
        return wallet.getByText('もう一度').isVisible()
      })
      .toBe(true)
    await page.keyboard.press('Escape')
    expect((await hear(page, 'so3a')).payload?.message).toContain('rejected')
  })

  test('a sign-in of another domain is blocked', async () => {
    const { page, address } = await openUser()
    const text = `evil.example wants you to sign in with your Solana account:\n${address}`
    const params = toParams(text, address)
    const wallet = await ask(page, 'so1a', { method: 'solana_signMessage', params, chainId: CHAIN })
    await wallet.getByRole('alert').getByText('evil.example').waitFor()
    expect(await wallet.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    await wallet.getByRole('button', { name: 'Reject' }).click()
    expect((await hear(page, 'so1a')).payload?.message).toContain('rejected')
  })
})
