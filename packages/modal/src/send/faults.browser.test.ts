import { ADDRESS, bsc, HASH, memoryStorage, OTHER_ADDRESS } from '@foyer/modal-core/test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createFoyer } from '../createFoyer.ts'
import { eip1193Adapter } from '../eip1193/eip1193Adapter.ts'
import { send } from './send.ts'

const NODE = 'https://node.example/'

type Fault = (init: RequestInit | undefined) => Promise<Response>

/** What a node does that is down, busy, something else, lying or silent. */
const FAULTS: Record<string, Fault> = {
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  busy: async () => new Response('Too many requests', { status: 429 }),
  html: async () => new Response('<!doctype html><p>Bad gateway</p>', { status: 502 }),
  lying: async () => Response.json({ jsonrpc: '2.0', id: 1, result: { balance: '1' } }),
  silent: (init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
}
/** One of them here, all in `test:full`. */
const faults = Object.entries(FAULTS).slice(0, import.meta.env.VITE_TEST_FULL ? undefined : 1)

/** A silent node is given up after ten seconds. */
const PATIENT = { timeout: 20_000 }

/** A node that knows an account with one BNB, until it is told to fail for a method. */
function startNode(fault: Fault) {
  const fails = new Set<string>()
  const answers: Record<string, unknown> = {
    eth_getBalance: `0x${(10n ** 18n).toString(16)}`,
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_blockNumber: '0x10',
    eth_getTransactionByHash: null,
    eth_getTransactionReceipt: { transactionHash: HASH, status: '0x1', blockNumber: '0x10' },
  }
  const original = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) !== NODE) return original(input, init)
    const { id, method } = JSON.parse(String(init?.body))
    if (fails.has(method)) return fault(init)
    return Response.json({ jsonrpc: '2.0', id, result: answers[method] })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return fails
}

/** Fills the form of a wallet that sends, unless it fails to, and whose node is the dapp's. */
async function openForm(fault: Fault = () => Promise.reject(new Error('unused'))) {
  const fails = startNode(fault)
  const target = new EventTarget()
  const answers: Record<string, unknown> = {
    eth_chainId: '0x38',
    eth_accounts: [ADDRESS],
    eth_sendTransaction: HASH,
  }
  const provider = {
    async request({ method }: { method: string }) {
      if (method in answers && !fails.has(method)) return answers[method]
      throw Object.assign(new Error('Not now'), { code: -32603 })
    },
    on() {},
    removeListener() {},
  }
  answers.eth_requestAccounts = answers.eth_accounts
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Page Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'example.wallet',
  }
  target.addEventListener('eip6963:requestProvider', () =>
    target.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    ),
  )
  const foyer = createFoyer({
    networks: [{ ...bsc, rpcUrls: { default: { http: [NODE] } } }],
    adapters: [eip1193Adapter({ target })],
    features: [send()],
    storage: memoryStorage(),
  })
  onTestFinished(foyer.destroy)
  await foyer.connect({ connectorId: info.rdns })
  await foyer.open({ view: 'WalletSend' })
  await field('Amount').fill('0.5')
  await field('To').fill(OTHER_ADDRESS)
  return fails
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

describe.each(faults)('the node is %s', (_, fault) => {
  test.each(['eth_estimateGas', 'eth_gasPrice'])(
    'in %s: says that the fee cannot be estimated, and goes on once it can be',
    async (method) => {
      const fails = await openForm(fault)
      fails.add(method)
      await button('Continue').click()
      await expect.element(page.getByRole('alert'), PATIENT).toHaveTextContent('Error estimating gas')
      fails.clear()
      await button('Continue').click()
      await expect.element(dialog()).toHaveAccessibleName('Review')
    },
  )

  test('when it is asked for the receipt: waits, and confirms once it answers', async () => {
    const fails = await openForm(fault)
    fails.add('eth_getTransactionReceipt')
    await button('Continue').click()
    await button('Send').click()
    await expect.element(page.getByText('On its way')).toBeVisible()
    fails.clear()
    await expect.element(page.getByText('0.5 BNB sent'), PATIENT).toBeVisible()
  })
})

test('goes back to the form when the wallet cannot send, and sends at the next try', async () => {
  const fails = await openForm()
  await button('Continue').click()
  fails.add('eth_sendTransaction')
  await button('Send').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The wallet did not send. Unlock it and try again.')
  fails.clear()
  await button('Continue').click()
  await button('Send').click()
  await expect.element(dialog()).toHaveAccessibleName('Transaction')
})
