import { Window as TestPage } from 'happy-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { installTestWallet } from './installTestWallet.ts'

type Listener = (page: Window) => void

/** Cypress as far as the hook knows it: it calls back before a page of the test loads. */
function startCypress() {
  const listeners = new Set<Listener>()
  vi.stubGlobal('Cypress', {
    on: (_: string, listener: Listener) => listeners.add(listener),
    off: (_: string, listener: Listener) => listeners.delete(listener),
  })
  return {
    visit(page: Window) {
      for (const listener of listeners) listener(page)
    },
  }
}

function openPage() {
  const happy = new TestPage({ url: 'http://dapp.example/' })
  onTestFinished(() => happy.happyDOM.close())
  const page = happy as unknown as Window & typeof globalThis
  const announced: string[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    announced.push((event as CustomEvent<{ info: { name: string } }>).detail.info.name)
  })
  return { page, announced }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('announces the wallet to each page before it loads, and keeps its permission in the storage of the page', async () => {
  const cypress = startCypress()
  const wallet = installTestWallet({ chains: [{ id: 56 }] })
  const { page, announced } = openPage()
  cypress.visit(page)
  page.dispatchEvent(new page.Event('eip6963:requestProvider'))
  expect(announced).toEqual(['Dev Wallet', 'Dev Wallet'])
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  expect(page.localStorage.getItem('foyer.testing.dev.foyer.testing')).toBe(wallet.addresses[0])
  wallet.set({ reject: true })
  expect(wallet.switches.reject).toBe(true)
})

test('announces nothing once destroyed', () => {
  const cypress = startCypress()
  installTestWallet().destroy()
  const { page, announced } = openPage()
  cypress.visit(page)
  expect(announced).toEqual([])
})

test('says that it runs in Cypress only', () => {
  expect(() => installTestWallet()).toThrow('runs in a test of Cypress')
})
