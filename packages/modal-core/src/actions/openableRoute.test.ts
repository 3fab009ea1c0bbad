// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { emptyForm } from '../send/emptyForm.ts'
import { connected, createFakeAdapter, HASH, wallet } from '../test/createFakeAdapter.ts'
import { createFakeLogin, loginConnector } from '../test/createFakeLogin.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { createFakeSwap } from '../test/createFakeSwap.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import type { Feature } from '../types/feature.ts'
import type { LoginRecord } from '../types/login.ts'
import type { OnRampState } from '../types/onRamp.ts'
import type { CreateModalParameters } from '../types/parameters.ts'
import type { OpenParameters, View } from '../types/route.ts'
import type { SendState } from '../types/send.ts'
import type { SwapState } from '../types/swap.ts'
import { open } from './open.ts'

type Setup = {
  parameters?: Partial<CreateModalParameters>
  /** The network that the wallet is on. Undefined: nobody is connected. */
  chainId?: number
  /** The wallet that is connected. */
  connectorId?: string
  /** True if a feature pairs with wallets elsewhere. */
  pairs?: boolean
}

type Case = {
  /** The parameters of `open` besides the view. */
  about?: object
  setup?: Setup
  /** The missing part, and the view that `open` shows then. */
  without?: [name: string, setup: Setup & { about?: object }, view: View][]
}

function openOn({ parameters, chainId, connectorId, pairs = false }: Setup, target: object) {
  const adapter = createFakeAdapter()
  const adapters = [adapter, createFakeAdapter({ namespace: 'solana' })]
  const { modal } = setupModal({ adapter, adapters, ...parameters })
  const source = { connectorId: 'pairing', prepare: async () => {}, forget() {}, wake() {} }
  if (pairs) modal.pairing.setSource(source)
  if (parameters?.features !== undefined) adapter.setConnectors([wallet('io.one'), loginConnector])
  if (chainId !== undefined)
    adapter.report(connected({ chainId, ...(connectorId === undefined ? {} : { connectorId }) }))
  const opened = open(modal, target as OpenParameters)
  return { modal, opened }
}

const account = { chainId: 56 }
const aurora = { parameters: { customWallets: [{ id: 'aurora', name: 'Aurora' }] } }

/** A connected account, and a form for sending. */
const sending = (form: Partial<SendState> = {}) => ({
  chainId: 56,
  parameters: { features: [sendForm(form)] },
})

const sendForm = (form: Partial<SendState>): Feature => ({
  name: 'send',
  start(modal) {
    modal.attach('send', { ...emptyForm(), ...form })
    return () => {}
  },
})

const withoutSending: Case['without'] = [
  ['an account', { parameters: sending({ status: 'ready' }).parameters }, 'Connect'],
  ['`send()`', account, 'Account'],
  ['a supported network', { ...sending({ status: 'ready' }), chainId: 137 }, 'UnsupportedChain'],
]

/** A connected account, and a form for swapping. */
const swapping = (form: Partial<SwapState> = {}): Setup => ({
  chainId: 56,
  parameters: { features: [createFakeSwap(form).feature] },
})

const withoutSwapping: Case['without'] = [
  ['an account', { parameters: swapping({ status: 'ready' }).parameters ?? {} }, 'Connect'],
  ['`swap()`', account, 'Account'],
  [
    'a network on which the server swaps',
    swapping({ status: 'ready', tokens: { status: 'unsupported', chainId: 'eip155:56' } }),
    'Account',
  ],
]

/** A login in front of a wallet. */
const login = (differs: Partial<LoginRecord> = {}): Setup => ({
  parameters: { features: [createFakeLogin(differs).feature] },
})

/** A connected account, and a form for a name. */
const naming = (registered?: string): Setup => ({
  chainId: 56,
  parameters: {
    features: [
      {
        name: 'names',
        start(modal) {
          const form = { zone: 'foyer.example', name: '', searching: false, suggestions: [], registered }
          modal.attach('names', { status: 'editing', ...form })
          return () => {}
        },
      },
    ],
  },
})

/** A connected account, and something to buy. */
const buying = (differs: Partial<OnRampState> = {}): Setup => ({
  chainId: 56,
  parameters: {
    features: [
      {
        name: 'onRamp',
        start(modal) {
          const nothing = { providers: [], tokens: [], currencies: [], amount: '', quotes: {} }
          modal.attach('onRamp', { status: 'idle', ...nothing, ...differs })
          return () => {}
        },
      },
    ],
  },
})

const withoutBuying: Case['without'] = [
  ['an account', { parameters: buying().parameters }, 'Connect'],
  ['`onRamp()`', account, 'Account'],
  ['a provider', buying({ status: 'off' }), 'Account'],
  ['a supported network', { ...buying(), chainId: 137 }, 'UnsupportedChain'],
]

const solanaToo = { networks: [bsc, solana] }

const cases: Record<View, Case> = {
  Connect: {},
  AllWallets: {},
  WhatIsAWallet: {},
  GetAWallet: {},
  WalletDetails: {
    about: { walletId: 'aurora' },
    setup: aurora,
    without: [['a wallet of that id', { about: { walletId: 'nobody' } }, 'Connect']],
  },
  ConnectingExternal: {
    about: { connectorId: 'io.one' },
    without: [
      ['a connector of that id', { about: { connectorId: 'io.none' } }, 'Connect'],
      ['a connector that is not in use', { chainId: 56 }, 'Account'],
    ],
  },
  ConnectingWalletConnectBasic: {
    setup: { pairs: true },
    without: [['a feature that pairs', {}, 'Connect']],
  },
  ConnectingWalletConnect: {
    about: { walletId: 'aurora' },
    setup: { ...aurora, pairs: true },
    without: [
      ['a feature that pairs', aurora, 'Connect'],
      ['a wallet of that id', { pairs: true, about: { walletId: 'nobody' } }, 'Connect'],
    ],
  },
  Account: {
    setup: account,
    without: [
      ['an account', {}, 'Connect'],
      ['a supported network', { chainId: 137 }, 'UnsupportedChain'],
    ],
  },
  UnsupportedChain: {
    setup: { chainId: 137 },
    without: [
      ['an account', {}, 'Connect'],
      ['an unsupported network', account, 'Account'],
    ],
  },
  SwitchNetwork: {
    about: { caipNetworkId: 'eip155:1' },
    setup: account,
    without: [
      ['an account', {}, 'Connect'],
      ['a network of that id', { chainId: 56, about: { caipNetworkId: 'eip155:137' } }, 'Account'],
      [
        'another network than the one in use',
        { chainId: 56, about: { caipNetworkId: 'eip155:56' } },
        'Account',
      ],
      ['`enableNetworkSwitch`', { chainId: 56, parameters: { enableNetworkSwitch: false } }, 'Account'],
    ],
  },
  Networks: {
    without: [['`enableNetworkSwitch`', { parameters: { enableNetworkSwitch: false } }, 'Connect']],
  },
  ProfileWallets: { setup: account, without: [['an account', {}, 'Connect']] },
  ConnectWallets: { setup: account, without: [['an account', {}, 'Connect']] },
  SwitchActiveChain: {
    about: { caipNetworkId: `solana:${solana.id}` },
    setup: { chainId: 56, parameters: solanaToo },
    without: [
      ['an account', { parameters: solanaToo }, 'Connect'],
      ['a namespace without an account', { chainId: 56, about: { caipNetworkId: 'eip155:1' } }, 'Account'],
    ],
  },
  SIWXSignMessage: {
    setup: { chainId: 56, parameters: { siwx: createFakeSiwx({ required: false }).feature } },
    without: [
      ['an account', { parameters: { siwx: createFakeSiwx({ required: false }).feature } }, 'Connect'],
      ['`siwx`', account, 'Account'],
    ],
  },
  DataCapture: {
    setup: { chainId: 56, parameters: { onEmailCapture: () => {} } },
    without: [
      ['an account', { parameters: { onEmailCapture: () => {} } }, 'Connect'],
      ['`onEmailCapture`', account, 'Account'],
    ],
  },
  WalletReceive: {
    setup: account,
    without: [
      ['an account', {}, 'Connect'],
      ['a supported network', { chainId: 137 }, 'UnsupportedChain'],
    ],
  },
  WalletSend: { setup: sending(), without: withoutSending },
  WalletSendSelectToken: { setup: sending(), without: withoutSending },
  WalletSendPreview: {
    setup: sending({ status: 'ready' }),
    without: [...withoutSending, ['a form that has been checked', sending(), 'Account']],
  },
  WalletSendConfirmed: {
    setup: sending({ status: 'sent', hash: HASH }),
    without: [['a transaction', sending(), 'Account']],
  },
  Swap: { setup: swapping(), without: withoutSwapping },
  SwapSelectToken: { setup: swapping(), without: withoutSwapping },
  SwapPreview: {
    setup: swapping({ status: 'ready' }),
    without: [...withoutSwapping, ['a form that has been checked', swapping(), 'Account']],
  },
  EmailLogin: {
    about: { connectorId: 'ID_AUTH' },
    setup: login(),
    without: [['a feature with a login', {}, 'Connect']],
  },
  ConnectingSocial: {
    setup: login({ social: { status: 'failed', provider: 'google', error: 'closed' } }),
    without: [['a popup', login(), 'Connect']],
  },
  ConnectingFarcaster: {
    setup: login({ farcaster: { status: 'preparing' } }),
    without: [['a login that is under way', login(), 'Connect']],
  },
  UpdateEmailWallet: {
    setup: { ...login(), chainId: 56, connectorId: 'ID_AUTH' },
    without: [
      ['an account', login(), 'Connect'],
      ['the wallet of a login', { ...login(), chainId: 56 }, 'Account'],
    ],
  },
  ApproveTransaction: {
    setup: { ...login({ isApproving: true }), chainId: 56 },
    without: [
      ['an account', login({ isApproving: true }), 'Connect'],
      ['something to approve', { ...login(), chainId: 56 }, 'Account'],
    ],
  },
  RegisterAccountName: {
    setup: naming(),
    without: [
      ['an account', { parameters: naming().parameters }, 'Connect'],
      ['`names()`', account, 'Account'],
      ['a supported network', { ...naming(), chainId: 137 }, 'UnsupportedChain'],
    ],
  },
  RegisterAccountNameSuccess: {
    setup: naming('alice.foyer.example'),
    without: [
      ['an account', { parameters: naming('alice.foyer.example').parameters }, 'Connect'],
      ['a name', naming(), 'Account'],
    ],
  },
  OnRampProviders: { setup: buying(), without: withoutBuying },
  OnRampTokenSelect: { setup: buying(), without: withoutBuying },
  OnRampFiatSelect: { setup: buying(), without: withoutBuying },
}

describe.each(Object.entries(cases))('%s', (view, { about, setup = {}, without = [] }) => {
  test('opens when it is asked for', async () => {
    const { modal, opened } = openOn(setup, { view, ...about })
    await opened
    expect(modal.state.router).toMatchObject({ open: true, route: { view, ...about } })
  })

  test.each(without)(
    'follows the opening rules without %s',
    async (_, { about: wrong, ...lacking }, expected) => {
      const { modal, opened } = openOn(lacking, { view, ...about, ...wrong })
      await opened
      expect(modal.state.router).toMatchObject({ open: true, route: { view: expected }, history: [] })
    },
  )
})

const withSubject = Object.entries(cases).filter(([, { about }]) => about !== undefined)

// A login has one connector, and needs no subject.
test.each(withSubject.filter(([view]) => view !== 'EmailLogin'))(
  'follows the opening rules when %s is asked for alone',
  async (view, { setup = {} }) => {
    const { modal, opened } = openOn(setup, { view })
    await opened
    expect(['Connect', 'Account']).toContain(modal.state.router.route.view)
  },
)

test('opens a pairing view with the connector of the feature that pairs', async () => {
  const { modal, opened } = openOn(
    { ...aurora, pairs: true },
    { view: 'ConnectingWalletConnect', walletId: 'aurora' },
  )
  await opened
  expect(modal.state.router.route).toMatchObject({ connectorId: 'pairing', isOpened: false })
})

test('opens the login with the connector behind it', async () => {
  const { modal, opened } = openOn(login(), { view: 'EmailLogin' })
  await opened
  expect(modal.state.router.route).toEqual({ view: 'EmailLogin', connectorId: 'ID_AUTH' })
})

test('follows the opening rules when the server turns logging in by e-mail off', async () => {
  const { modal } = openOn(login(), { view: 'Connect' })
  modal.wallets.state.features = { socialLogin: ['google'] }
  await open(modal, { view: 'EmailLogin' })
  expect(modal.state.router.route).toEqual({ view: 'Connect' })
})

test('opens a switch over the view that it goes back to', async () => {
  const { modal, opened } = openOn(account, { view: 'SwitchNetwork', caipNetworkId: 'eip155:1' })
  await opened
  expect(modal.state.router.history).toEqual([{ view: 'Account' }])
})

test.each(['WalletSettings', 'toString'])(
  'rejects with ViewNotAvailableError when %s is asked for',
  async (view) => {
    const { modal, opened } = openOn(account, { view })
    await expect(opened).rejects.toMatchObject({
      name: 'ViewNotAvailableError',
      shortMessage: `The view ${view} is not available`,
    })
    expect(modal.state.router.open).toBe(false)
  },
)
