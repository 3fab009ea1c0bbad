/** A page of the site: the address it has here, and the file in the repository that holds its text. */
export type Page = {
  route: string
  file: string
  label?: string
  /** The file that the page is made from before the site is built. Links to it lead to the page. */
  source?: string
}

export type Group = { title: string; pages: readonly Page[] }

const own = (route: string, label?: string): Page => ({ route, file: `apps/docs/pages/${route}.md`, label })
/** A page that `src/reference` makes. */
const made = (name: string, source?: string): Page => ({
  ...own(`reference/${name}`),
  ...(source && { source }),
})
const modal = (route: string, name: string, label?: string): Page => ({
  route,
  file: `packages/modal/docs/${name}.md`,
  label,
})

/**
 * The pages of the site in the order of its sidebar. Most are files that the packages publish or that the repository
 * shows, so nothing is written twice. A page without a label is called by its first heading.
 */
export const GROUPS: readonly Group[] = [
  {
    title: 'Start',
    pages: [
      own('start/quick-start'),
      { route: 'start/create', file: 'packages/create-foyer/README.md', label: 'npm create foyer' },
      { route: 'start/package', file: 'packages/modal/README.md', label: 'The package' },
      modal('start/tasks', 'tasks'),
      own('start/embedded-demo'),
      own('start/editor'),
      own('start/servers'),
      { ...made('support'), route: 'start/support' },
      modal('start/browsers', 'browsers'),
    ],
  },
  {
    title: 'Frameworks',
    pages: [
      modal('frameworks/overview', 'frameworks', 'React, Vue, web components'),
      modal('frameworks/server-rendering', 'server', 'Next.js and SSR'),
      own('frameworks/next-pages'),
      own('frameworks/react-router'),
      own('frameworks/nuxt'),
      own('frameworks/svelte'),
      own('frameworks/astro'),
      own('frameworks/angular-solid'),
      modal('frameworks/wagmi-connectors', 'wagmi-connectors'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      modal('guides/buttons', 'buttons'),
      modal('guides/wallets', 'wallets'),
      own('guides/networks'),
      modal('guides/walletconnect', 'walletconnect'),
      modal('guides/profiles', 'profiles'),
      modal('guides/theming', 'theming'),
      modal('guides/languages', 'languages'),
      modal('guides/headless', 'headless'),
      modal('guides/frames', 'frames'),
      modal('guides/namespaces', 'namespaces'),
      modal('guides/solana', 'solana'),
      modal('guides/bitcoin', 'bitcoin'),
      modal('guides/polkadot', 'polkadot'),
      modal('guides/cosmos', 'cosmos'),
      {
        route: 'guides/namespaces-tried',
        file: 'docs/namespaces.md',
        label: 'Several namespaces in one page',
      },
    ],
  },
  {
    title: 'Features',
    pages: [
      modal('features/siwx', 'siwx'),
      modal('features/embedded', 'embedded'),
      modal('features/transactions', 'transactions'),
      modal('features/activity', 'activity'),
      modal('features/assets', 'assets'),
      modal('features/send', 'send'),
      modal('features/swap', 'swap'),
      modal('features/names', 'names'),
      modal('features/on-ramp', 'on-ramp'),
      modal('features/pictures', 'pictures'),
    ],
  },
  {
    title: 'Move to Foyer',
    pages: [
      { route: 'move/rainbowkit', file: 'packages/compat/README.md', label: 'RainbowKit and ConnectKit' },
      own('move/appkit'),
      own('move/web3modal'),
      own('move/web3-onboard'),
      own('move/privy'),
      own('move/thirdweb'),
      own('move/wagmi'),
      own('move/starters'),
    ],
  },
  {
    title: 'Servers',
    pages: [
      modal('servers/sign-in', 'sign-in-servers'),
      modal('servers/identity-token', 'identity-token'),
      { route: 'servers/self-hosting', file: 'docs/self-hosting.md' },
      { route: 'servers/gateway', file: 'apps/gateway/README.md', label: 'Gateway' },
      { route: 'servers/embedded-wallet', file: 'docs/embedded-wallet.md' },
      { route: 'servers/wallet-server', file: 'apps/wallet-server/README.md', label: 'Wallet servers' },
      { route: 'servers/wallet-frame', file: 'apps/wallet-frame/README.md', label: 'Wallet site' },
      { route: 'servers/social-login', file: 'docs/social-login.md' },
    ],
  },
  {
    title: 'Testing',
    pages: [
      modal('testing/overview', 'testing'),
      modal('testing/jest', 'testing-jest'),
      modal('testing/recipes', 'testing-recipes'),
      { route: 'testing/package', file: 'packages/testing/README.md' },
      modal('testing/doctor', 'doctor'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      modal('reference/options', 'options', 'Options'),
      made('instance', 'packages/modal-core/src/types/instance.ts'),
      made('hooks', 'packages/modal/src/exports/react.ts'),
      made('elements', 'packages/modal-ui/src/element/generated/ElementProperties.ts'),
      made('variables', 'packages/modal-ui/src/modal/fy-modal.ts'),
      made('events', 'packages/modal-core/src/types/events.ts'),
      made('errors'),
      made('texts', 'packages/modal-ui/src/locales/en/base.ts'),
      modal('reference/views', 'views'),
      modal('reference/alerts', 'alerts'),
      modal('reference/csp', 'csp'),
      { route: 'reference/themes', file: 'docs/themes.md' },
      { route: 'reference/modal-core', file: 'packages/modal-core/README.md' },
      { route: 'reference/frame', file: 'packages/embedded-wallet-frame/README.md' },
      { route: 'reference/glossary', file: 'docs/glossary.md' },
    ],
  },
  {
    title: 'About',
    pages: [
      own('about/troubleshooting'),
      own('about/faq'),
      own('about/security'),
      own('about/accessibility'),
      own('about/comparison'),
      { route: 'about/benchmarks', file: 'docs/benchmarks.md' },
      { route: 'about/versions', file: 'docs/versioning.md' },
      { route: 'about/changelog', file: 'packages/modal/CHANGELOG.md', label: 'Changelog' },
      { route: 'about/contributing', file: 'CONTRIBUTING.md', label: 'Contributing' },
    ],
  },
]

export const PAGES: readonly Page[] = [
  { route: 'index', file: 'apps/docs/pages/index.md' },
  ...GROUPS.flatMap(({ pages }) => pages),
]
