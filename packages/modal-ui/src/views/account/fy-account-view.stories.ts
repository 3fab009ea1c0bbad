import {
  type AccountTab,
  type AccountType,
  type ActivityState,
  cancelSignIn,
  type Feature,
  open,
  type RecentTransaction,
  selectTab,
} from '@foyer/modal-core'
import {
  ADDRESS,
  bsc,
  connected,
  connection,
  createFakeActivity,
  createFakeLogin,
  createFakeSend,
  createFakeSiwx,
  loginConnector,
  OTHER_ADDRESS,
  solana,
  tokenBalance,
  USDT_ADDRESS,
} from '@foyer/modal-core/test'
import { endReminder } from '../../components/account-login/backupReminder.ts'
import '../../components/recent-transactions/fy-recent-transactions.ts'
import '../../exports/login.ts'
import { modalStory } from '../../test/stories/modalStory.ts'
import { portrait } from '../../test/stories/portrait.ts'
import { storyActivity } from '../../test/stories/storyActivity.ts'
import { createStorySolana } from '../../test/stories/storySolana.ts'

export default { title: 'Views/Account' }

export const Default = modalStory({
  act({ modal, adapter }) {
    adapter.report(connected())
    adapter.reportConnections([connection()])
    open(modal)
  },
})

const other = createStorySolana()

/** With what it cannot do here. */
export const OnSolana = modalStory({
  networks: [bsc, solana],
  defaultNetwork: solana,
  adapters: [other.adapter],
  async act({ modal }) {
    other.report()
    await open(modal)
  },
})

const both = createStorySolana()

/** With an account of another namespace, which its balance is not of. */
export const SeveralNamespaces = modalStory({
  networks: [bsc, solana],
  adapters: [both.adapter],
  async act({ modal, adapter }) {
    adapter.report(connected())
    adapter.reportConnections([connection()])
    both.report()
    await open(modal)
  },
})

/** With what this browser has sent. */
export const RecentTransactions = modalStory({
  act({ modal, adapter }) {
    const common = { address: ADDRESS, caipNetworkId: 'eip155:56' }
    const recent: RecentTransaction[] = [
      { ...common, hash: `0x${'ab'.repeat(32)}`, status: 'pending', description: 'Stake 20 CAKE' },
      { ...common, hash: `0x${'cd'.repeat(32)}`, status: 'confirmed', description: undefined },
      {
        ...common,
        hash: `0x${'ef'.repeat(32)}`,
        status: 'reverted',
        description: 'Swap 1 BNB for 612.40 USDT',
      },
      { ...common, hash: `0x${'12'.repeat(32)}`, status: 'timedOut', description: 'Claim 3 CAKE' },
      { ...common, hash: `0x${'34'.repeat(32)}`, status: 'expired', description: 'Send 1 SOL' },
    ]
    adapter.report(connected())
    modal.attach('transactions', { recent })
    open(modal)
  },
})

/** With the menu of its settings. */
export const Menu = modalStory({
  async act({ modal, adapter, press }) {
    adapter.report(connected())
    adapter.reportConnections([connection()])
    await open(modal)
    await press('.menu')
  },
})

export const Named = modalStory({
  act({ modal, adapter }) {
    adapter.report(connected())
    modal.attach('profiles', { [`eip155:${ADDRESS}`]: { name: 'alice.example.eth', image: portrait } })
    open(modal)
  },
})

const tokens = [
  tokenBalance({ price: 600, value: 900 }),
  tokenBalance({
    address: USDT_ADDRESS,
    name: 'Tether USD',
    symbol: 'USDT',
    decimals: 6,
    amount: 334_560_000n,
    price: 1,
    value: 334.56,
  }),
  tokenBalance({ address: '0x66', name: 'Foyer', symbol: 'FOY', amount: 12n * 10n ** 18n, note: 'Vested' }),
]

/** An account whose balances are these, or are not there. */
const balanceStory = (balances: () => Promise<typeof tokens>, features: Feature[] = []) =>
  modalStory({
    features,
    act({ modal, adapter }) {
      adapter.answers.getBalances = balances
      adapter.report(connected())
      open(modal)
    },
  })

export const InDollars = balanceStory(async () => tokens)

/** With all that can be done with an account. */
export const Sendable = balanceStory(async () => tokens, [createFakeSend().feature])

/** Tokens that anybody may have sent: decimals that lie, a balance of 77 digits, the longest names there can be. */
export const StrangeTokens = balanceStory(async () => [
  tokenBalance({ price: 600, value: 900 }),
  tokenBalance({ address: '0x67', name: 'Many decimals', symbol: 'DUST', decimals: 255, amount: 10n ** 18n }),
  tokenBalance({
    address: '0x68',
    name: 'One decimal',
    symbol: 'HUGE',
    decimals: 1,
    amount: 2n ** 256n - 1n,
  }),
  tokenBalance({
    address: '0x69',
    name: 'Visit example.org to claim your reward,',
    symbol: 'CLAIM'.repeat(8),
  }),
])

export const BalanceLoading = balanceStory(() => new Promise(() => {}))

export const BalanceFailed = balanceStory(() => Promise.reject(new Error('node down')))

export const SeveralWallets = modalStory({
  act({ modal, adapter }) {
    adapter.report(connected())
    const savings = connection({ connectorId: 'io.two', accounts: [{ address: OTHER_ADDRESS }] })
    adapter.reportConnections([connection(), savings])
    open(modal)
  },
})

export const OneNetwork = modalStory({
  networks: [bsc],
  act({ modal, adapter }) {
    adapter.report(connected())
    open(modal)
  },
})

export const UnknownNetwork = modalStory({
  allowUnsupportedChain: true,
  act({ modal, adapter }) {
    adapter.report(connected({ chainId: 137 }))
    open(modal)
  },
})

export const SignedOut = modalStory({
  siwx: createFakeSiwx({ required: false }).feature,
  async act({ modal, adapter }) {
    adapter.report(connected())
    await modal.siwx?.settle()
    await cancelSignIn(modal)
    open(modal)
  },
})

export const DisconnectFailed = modalStory({
  async act({ modal, adapter, press }) {
    // The list that it goes back to is there at once.
    await modal.wallets.load()
    adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
    adapter.report(connected())
    open(modal)
    await press('.disconnect')
  },
})

/** With a chain API that has this to say, open at a tab. */
function activityStory(first: ActivityState | Promise<ActivityState>, tab: AccountTab = 'activity') {
  const { feature, answers } = createFakeActivity({ status: 'idle' })
  answers.load = async () => first
  answers.more = async () => first
  return modalStory({
    features: [feature],
    act({ modal, adapter }) {
      adapter.report(connected())
      selectTab(modal, tab)
      open(modal)
    },
  })
}

const ready = { status: 'ready', items: storyActivity, isEnd: true } as const

export const TokensTab = activityStory(ready, 'tokens')

export const Activity = activityStory(ready)

export const ActivityOlder = activityStory({ ...ready, items: storyActivity.slice(4), isEnd: false })

export const ActivityLoading = activityStory(new Promise(() => {}))

export const ActivityEmpty = activityStory({ ...ready, items: [] })

export const ActivityFailed = activityStory({ status: 'failed', items: [], isEnd: false })

export const ActivityPageFailed = activityStory({
  status: 'failed',
  items: storyActivity.slice(0, 2),
  isEnd: false,
})

export const ActivityUnsupported = activityStory({ status: 'unsupported' })

/** A wallet behind a login on a network with smart accounts, which uses this one. */
function typeStory(current: AccountType, { isReminded = false } = {}) {
  const other = current === 'eoa' ? 'smartAccount' : 'eoa'
  const accounts = ([current, other] as const).map((type) => ({ address: ADDRESS, type }))
  const login = createFakeLogin({ user: { email: 'ada@example.org', accounts }, smartAccountNetworks: [56] })
  return modalStory({
    connectors: [loginConnector],
    features: [login.feature],
    act({ modal, adapter }) {
      if (!isReminded) endReminder(modal, ADDRESS)
      adapter.report(connected({ connectorId: loginConnector.id }))
      open(modal)
    },
  })
}

export const OrdinaryAccount = typeStory('eoa')

export const SmartAccount = typeStory('smartAccount')

/** There is value at the account for the first time. */
export const BackupReminder = typeStory('eoa', { isReminded: true })
