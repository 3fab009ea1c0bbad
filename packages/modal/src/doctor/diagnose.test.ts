// @vitest-environment happy-dom
import type { CreateModalParameters, Instance } from '@foyer/modal-core'
import { addInstance } from '@foyer/modal-core/page'
import {
  createFakeAdapter,
  createFakeLogin,
  createFakeSiwx,
  mainnet,
  polygon,
  setupModal,
} from '@foyer/modal-core/test'
import { createConfig } from '@wagmi/core'
import { createConfig as createConfig2 } from '@wagmi/core2'
import { custom } from 'viem'
import { bsc } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ANNOUNCE } from '../eip1193/readAnnouncement.ts'
import { diagnose } from './diagnose.ts'
import { formatDiagnosis } from './formatDiagnosis.ts'
import { VERSION } from './generated/version.ts'

/** The nodes’ answers. */
let answer: (chainId: number) => unknown

beforeEach(() => {
  answer = (chainId) => `0x${chainId.toString(16)}`
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('CSS', { supports: () => true })
  const chains = [56, 1]
  vi.stubGlobal('fetch', async () => Response.json({ result: answer(chains.shift() ?? 0) }))
})
afterEach(() => void vi.unstubAllGlobals())

type Config = { chains: { id: number; name: string }[]; _internal?: { ssr: boolean } }

const CHAINS = [
  { id: 56, name: 'BNB' },
  { id: 1, name: 'Ethereum' },
]

function setup({ config, ...parameters }: Partial<CreateModalParameters> & { config?: Config } = {}) {
  const adapter = Object.assign(createFakeAdapter(), config && { name: 'wagmi', source: config })
  const { modal } = setupModal({ adapter, ...parameters })
  onTestFinished(modal.destroy)
  const find = async (id: string) =>
    (await diagnose(modal)).filter((one) => one.id === id).map(({ level, title }) => `${level} ${title}`)
  return { modal, find }
}

function announce(rdns: string, name = rdns) {
  const listener = () =>
    window.dispatchEvent(
      new CustomEvent(ANNOUNCE, { detail: { info: { rdns, name }, provider: { request() {} } } }),
    )
  window.addEventListener('eip6963:requestProvider', listener)
  onTestFinished(() => window.removeEventListener('eip6963:requestProvider', listener))
}

test('finds nothing to do on a page that is set up, and says what is in force', async () => {
  const { modal } = setup({ config: { chains: CHAINS } })
  expect(formatDiagnosis(await diagnose(modal))).toMatchInlineSnapshot(`
    "ok adapters: The modal has an adapter
    ok versions: @foyer/modal@${VERSION}
    ok networks: \`networks\` and wagmi have the same chains
    ok wallets: Wallets of this browser: none
    ok endpoints: No server is configured for the list of wallets
    ok rpc: The node of BNB Smart Chain (56) answers
    ok rpc: The node of Ethereum (1) answers
    ok browser: The browser is one that the modal works in
    ok secure-context: The page is a secure context
    ok storage: The page may store data
    ok locale: Language en, theme dark, of the page none
    ok contrast: The texts of the theme can be read"
  `)
})

test('says what to do, worst first, with a page to read on', async () => {
  const { modal } = setup({ adapters: [], config: { chains: CHAINS } })
  vi.stubGlobal('isSecureContext', false)
  const [first] = await diagnose(modal)
  expect(first).toEqual({
    id: 'adapters',
    level: 'error',
    title: 'The modal has no adapter, so it finds no wallets of this browser',
    fix: expect.stringContaining('wagmiAdapter(config)'),
    docs: 'https://www.npmjs.com/package/@foyer/modal#doctor',
  })
})

describe('finds', () => {
  test('chains that only one of modal and wagmi has', async () => {
    const { find } = setup({
      config: {
        chains: [
          { id: 56, name: 'BNB' },
          { id: 137, name: 'Polygon' },
        ],
      },
    })
    expect(await find('networks')).toEqual([
      'error Ethereum (1) is in `networks` and not in the `chains` of your wagmi config',
      'warn Polygon (137) is in the `chains` of your wagmi config and not in `networks`',
    ])
  })

  test('a wagmi config without `ssr` on a page that a server renders', async () => {
    vi.stubGlobal('__next_f', [])
    const { find } = setup({ config: { chains: CHAINS } })
    expect(await find('ssr')).toEqual([expect.stringMatching(/^warn A server renders the page/)])
    const ssr = setup({ config: { chains: CHAINS, _internal: { ssr: true } } })
    expect(await ssr.find('ssr')).toEqual([expect.stringMatching(/^ok/)])
  })

  test('wallets that are not listed, and several of one rdns', async () => {
    announce('io.unlisted')
    announce('io.one', 'One')
    announce('io.one', 'Two')
    expect(await setup().find('wallets')).toEqual([
      'warn io.unlisted has announced itself and is not in the list',
      'warn Several wallets have announced themselves as io.one',
      'ok Wallets of this browser: io.unlisted, io.one',
    ])
  })

  test('a server without a project id', async () => {
    const endpoints = { gateway: 'https://gateway.example.org' }
    expect(await setup({ endpoints }).find('endpoints')).toEqual([
      'warn A server is configured, and no `projectId`',
      'ok The server is https://gateway.example.org',
    ])
    expect(await setup({ endpoints, projectId: 'id' }).find('endpoints')).toHaveLength(1)
  })

  test.each<[string, () => unknown, string]>([
    ['another chain', () => '0x1', 'answers with the chain 0x1'],
    ['no chain', () => undefined, 'did not answer: 127.0.0.1:8545 did not answer as a node does'],
    [
      'nothing',
      () => {
        throw new TypeError('Failed to fetch')
      },
      'did not answer: Failed to fetch',
    ],
  ])('a node that answers with %s', async (_, given, title) => {
    answer = given
    const [first] = await setup().find('rpc')
    expect(first).toMatch(/^error The node of BNB/)
    expect(first).toContain(title)
  })

  test('a sign-in message for another page, and a sign-in server that does not answer', async () => {
    const fake = createFakeSiwx({})
    const { find } = setup({ siwx: fake.feature })
    expect(await find('siwx')).toEqual([expect.stringMatching(/^error The sign-in message names /)])
    fake.answers.createMessage = () => Promise.reject(new Error('The sign-in server did not answer'))
    expect(await find('siwx')).toEqual([
      'error There is no message to sign: The sign-in server did not answer',
    ])
  })

  test('a relay that refuses, and the alert of it', async () => {
    const { modal, find } = setup({ debug: true })
    expect(await find('walletconnect')).toEqual([])
    const nothing = async () => {}
    modal.pairing.setSource({ connectorId: 'wc', prepare: nothing, forget() {}, wake() {} })
    expect(await find('walletconnect')).toEqual([expect.stringMatching(/^ok Pairing is set up/)])
    modal.pairing.set({ status: 'failed', reason: 'origin' })
    modal.alerts.show('APKT002')
    expect(await find('walletconnect')).toEqual(['error There is no code to pair with: origin'])
    expect(await find('alerts')).toEqual(['warn The alert APKT002 is in force'])
  })

  test('walletConnect() without a project id, and with the address of another page', async () => {
    const { modal, find } = setup()
    const none = { prepare: async () => {}, forget() {}, wake() {} }
    modal.pairing.setSource({ connectorId: 'wc', projectId: '', url: 'https://other.example/app', ...none })
    expect(await find('walletconnect')).toEqual([
      'error walletConnect() has no `projectId`',
      `warn \`metadata.url\` of walletConnect() is https://other.example/app, and the page is ${location.origin}`,
    ])
    modal.pairing.setSource({ connectorId: 'wc', projectId: 'id', url: `${location.origin}/app`, ...none })
    expect(await find('walletconnect')).toEqual([expect.stringMatching(/^ok/)])
  })

  test('the site of an embedded wallet that does not take the page', async () => {
    const fake = createFakeLogin()
    const { find } = setup({ features: [fake.feature] })
    expect(await find('embedded')).toEqual(['ok The wallet of https://wallet.example takes this page'])
    fake.flow.check = () => Promise.reject(new Error('Unable to load\nDocs: …'))
    expect(await find('embedded')).toEqual([
      'error The wallet of https://wallet.example does not take this page: Unable to load',
    ])
  })

  test('versions, and several copies of lit, React and Foyer', async () => {
    vi.stubGlobal('litHtmlVersions', ['3.2.0', '3.3.3'])
    vi.stubGlobal('litElementVersions', ['4.2.1'])
    const renderers = new Map([[1, { version: '19.3.1' }]])
    vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', { renderers })
    const prefetch = vi.fn(async () => {})
    // The answer of an instance of another copy.
    const other = {
      id: 'other',
      prefetch,
      diagnose: async () => ({ version: '0.0.9', identity: {} }),
    } as unknown as Instance
    onTestFinished(addInstance(other, { sources: [] }))
    const { find } = setup()
    expect(await find('copies')).toEqual([
      `error The page has several copies of @foyer/modal: ${VERSION}, 0.0.9`,
      'warn The page has several copies of lit-html: 3.2.0, 3.3.3',
    ])
    expect(prefetch).toHaveBeenCalled()
    expect(await find('versions')).toEqual([
      `ok @foyer/modal@${VERSION}, @foyer/modal@0.0.9, lit-html@3.2.0, lit-html@3.3.3, lit-element@4.2.1, react@19.3.1`,
    ])
  })

  test.each([
    ['wagmi 3', createConfig as typeof createConfig2],
    ['wagmi 2', createConfig2],
  ])('the versions of %s and of its viem, without a request', async (_, create) => {
    const request = vi.fn()
    const config = create({ chains: [bsc], transports: { 56: custom({ request }) } })
    const { find } = setup({ config: config as unknown as Config })
    expect(await find('versions')).toEqual([
      expect.stringMatching(/^ok @foyer\/modal@\S+, @wagmi\/core@[23]\.\S+, viem@2\.\S+$/),
    ])
    expect(request).not.toHaveBeenCalled()
  })

  test('a connectNetwork that is not configured', async () => {
    const { modal, find } = setup({ connectNetwork: polygon })
    expect(await find('networks')).toEqual([
      'error Polygon (137) is the `connectNetwork` and not in `networks`',
    ])
    modal.options.update({ connectNetwork: mainnet })
    expect(await find('networks')).toEqual([])
  })

  test.each([
    ['same-origin', 'warn The page keeps popups apart'],
    ['same-origin-allow-popups', 'ok Popups reach the page'],
  ])('what %s does to the popup of a login', async (policy, title) => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('{}', { headers: { 'cross-origin-opener-policy': policy } }),
    )
    const { find } = setup({ features: [createFakeLogin().feature] })
    expect(await find('popups')).toEqual([expect.stringContaining(title)])
  })

  test('a locale that does not exist', async () => {
    expect(await setup({ locale: 'xx' as never }).find('locale')).toEqual([
      'warn The `locale` xx is no language of the modal, so it is English',
    ])
  })

  test('a browser that is too old', async () => {
    vi.stubGlobal('CSS', { supports: (what: string) => what !== 'color' })
    vi.stubGlobal('HTMLDialogElement', undefined)
    expect(await setup().find('browser')).toEqual([
      'error The browser is too old for the modal. It lacks: relative colours, dialog elements',
    ])
  })

  test('a page that is not secure and may not store data', async () => {
    vi.stubGlobal('isSecureContext', false)
    vi.stubGlobal('localStorage', undefined)
    const { find } = setup()
    expect(await find('secure-context')).toEqual([expect.stringMatching(/^error/)])
    expect(await find('storage')).toEqual([expect.stringMatching(/^warn/)])
  })
})

test('goes on where a check fails', async () => {
  const { modal, find } = setup()
  Object.defineProperty(modal, 'servers', {
    get() {
      throw new Error('broken')
    },
  })
  expect(await find('doctor')).toEqual(['error A check has failed: Error: broken'])
  expect(await find('storage')).toHaveLength(1)
})
