import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Config, createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { ConnectKitProviderProps } from '../connectkit/ConnectKitProvider.tsx'
import type { RainbowKitProviderProps } from '../rainbowkit/RainbowKitProvider.tsx'
import type { RainbowKitWalletConnectParameters, WalletList } from '../rainbowkit/types.ts'

const source = join(import.meta.dirname, '..')
const readme = readFileSync(join(source, '../README.md'), 'utf8')
const APP = { appName: 'Test', projectId: 'test', chains: [mainnet] } as const
const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })

// A test that runs again has modules that have said nothing yet. Each row has a name of its own, so the others need none.
beforeEach(({ task }) => {
  if (task.result?.retryCount) vi.resetModules()
})
const rainbowKit = () => import('../exports/rainbowkit.ts')
const connectKit = () => import('../exports/connectkit.ts')

const draw = (children: ReactNode, used: Config = config) =>
  renderToString(
    <WagmiProvider config={used}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </WagmiProvider>,
  )

/** A dapp of RainbowKit with these props. */
const rainbow = (props: Partial<RainbowKitProviderProps>) => async () => {
  const { RainbowKitProvider, ConnectButton } = await rainbowKit()
  draw(
    <RainbowKitProvider {...props}>
      <ConnectButton />
    </RainbowKitProvider>,
  )
}

/** A dapp of ConnectKit with these props. */
const connect = (props: Partial<ConnectKitProviderProps>) => async () => {
  const { ConnectKitProvider, ConnectKitButton } = await connectKit()
  draw(
    <ConnectKitProvider {...props}>
      <ConnectKitButton />
    </ConnectKitProvider>,
  )
}

const rainbowTheme = (group: string, key: string) => async () => {
  const { darkTheme } = await rainbowKit()
  const theme = darkTheme()
  const changed = { ...theme, [group]: { ...theme[group as keyof typeof theme], [key]: '#abcdef' } }
  await rainbow({ theme: changed })()
}

const configured =
  (parameters: { wallets?: WalletList; walletConnectParameters?: RainbowKitWalletConnectParameters }) =>
  async () => {
    const { getDefaultConfig } = await rainbowKit()
    getDefaultConfig({ ...APP, ...parameters })
  }

const listed = (name: 'bitskiWallet' | 'ctrlWallet' | 'omniWallet' | 'paraSwapWallet') => async () => {
  const wallets = await import('../exports/rainbowkitWallets.ts')
  await configured({ wallets: [{ groupName: 'All', wallets: [wallets[name]] }] })()
}

const language = (tag: string) => async () => {
  const { loadLanguage } = await import('./loadLanguage.ts')
  await loadLanguage(tag)
}

const THEME_KEYS: Record<string, string> = {
  colors:
    'actionButtonBorder actionButtonBorderMobile actionButtonSecondaryBackground closeButton closeButtonBackground connectButtonBackground connectButtonBackgroundError connectButtonInnerBackground connectButtonText connectButtonTextError connectionIndicator downloadBottomCardBackground downloadTopCardBackground error generalBorderDim modalBackdrop modalBorder modalText profileAction selectedOptionBorder standby',
  radii: 'actionButton connectButton menuButton',
  shadows: 'connectButton dialog profileDetailsAction selectedOption selectedWallet walletLogo',
}

const OPTIONS = {
  hideQuestionMarkCTA: true,
  hideNoWalletCTA: true,
  hideRecentBadge: true,
  walletConnectCTA: 'link',
  walletConnectName: 'Other',
  truncateLongENSAddress: true,
  disableSiweRedirect: true,
  overlayBlur: 4,
} as const

/** Causes of warnings: the name in the console, the words for it in the README, and what a dapp does for it. */
const ROWS: { name: string; listedAs: string; use: () => Promise<unknown> }[] = [
  { name: 'coolMode', listedAs: '`coolMode`', use: rainbow({ coolMode: true }) },
  { name: 'the id of RainbowKitProvider', listedAs: '`id`', use: rainbow({ id: 'mine' }) },
  {
    name: 'showBalance',
    listedAs: '`showBalance`',
    async use() {
      const { RainbowKitProvider, ConnectButton } = await rainbowKit()
      draw(
        <RainbowKitProvider>
          <ConnectButton showBalance />
        </RainbowKitProvider>,
      )
    },
  },
  {
    name: 'confirmations',
    listedAs: '`confirmations`',
    async use() {
      const { useAddRecentTransaction } = await rainbowKit()
      function Add() {
        useAddRecentTransaction()({ hash: `0x${'1'.repeat(64)}`, description: 'Paid', confirmations: 3 })
        return null
      }
      draw(<Add />)
    },
  },
  {
    name: 'walletConnectParameters.relayUrl',
    listedAs: '`walletConnectParameters`',
    use: configured({ walletConnectParameters: { relayUrl: 'wss://relay.example' } }),
  },
  ...Object.entries(THEME_KEYS).flatMap(([group, keys]) =>
    keys.split(' ').map((key) => ({
      name: `theme ${group}.${key}`,
      listedAs: `\`${key}\``,
      use: rainbowTheme(group, key),
    })),
  ),
  ...(['bitskiWallet', 'ctrlWallet', 'omniWallet', 'paraSwapWallet'] as const).map((wallet) => ({
    name: `the wallet ${wallet[0]?.toUpperCase()}${wallet.slice(1, -'Wallet'.length)}`,
    listedAs: `\`${wallet}\``,
    use: listed(wallet),
  })),
  ...['hi-IN', 'ms', 'uk-UA'].map((tag) => ({
    name: `the language ${tag}`,
    listedAs: `\`${tag.slice(0, 2)}\``,
    use: language(tag),
  })),
  {
    name: 'the link of Mine',
    listedAs: '`getUri`',
    async use() {
      const { getWalletConnectConnector } = await rainbowKit()
      const mine = () => ({
        id: 'mine',
        name: 'Mine',
        iconUrl: '',
        iconBackground: '#fff',
        mobile: { getUri: (uri: string) => `mine:open/${uri}` },
        createConnector: getWalletConnectConnector({ projectId: 'test' }),
      })
      const { readWalletList } = await import('../rainbowkit/readWalletList.ts')
      readWalletList([{ groupName: 'Ours', wallets: [mine] }], APP).readWallets()
    },
  },
  {
    name: 'a part of the disclaimer',
    listedAs: 'disclaimer',
    use: rainbow({
      appInfo: {
        disclaimer: ({ Text, Link }) => (
          <Text>
            <Link href="https://dapp.example/a">A</Link>
            <Link href="https://dapp.example/b">B</Link>
            <Link href="https://dapp.example/c">C</Link>
          </Text>
        ),
      },
    }),
  },
  {
    name: 'an avatar component that draws more than an <img>',
    listedAs: 'avatar',
    async use() {
      const { avatarOf } = await import('./avatarOf.ts')
      avatarOf(() => <svg />, {})
    },
  },
  ...Object.keys(OPTIONS).map((option) => ({
    name: `the option ${option}`,
    listedAs: `\`${option}\``,
    use: connect({ options: { [option]: OPTIONS[option as keyof typeof OPTIONS] } }),
  })),
  { name: 'debugMode', listedAs: '`debugMode`', use: connect({ debugMode: true }) },
  {
    name: 'the theme other',
    listedAs: '`theme`',
    use: connect({ theme: 'other' as ConnectKitProviderProps['theme'] }),
  },
  {
    name: 'customTheme --ck-overlay-background',
    listedAs: '`customTheme`',
    use: connect({ customTheme: { '--ck-overlay-background': 'red' } }),
  },
  {
    name: 'the theme of a button',
    listedAs: '`ConnectKitButton`',
    async use() {
      const { ConnectKitProvider, ConnectKitButton } = await connectKit()
      draw(
        <ConnectKitProvider>
          <ConnectKitButton mode="dark" />
        </ConnectKitProvider>,
      )
    },
  },
]

test.each(ROWS)('$name warns once by its name, and stands in the README', async ({ name, listedAs, use }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await use()
  await use()
  const said = warn.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('no counterpart'))
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`@foyer/compat: ${name} has no counterpart. `)
  const list = /## What warns\n([\s\S]*?)\n## /.exec(readme)?.[1]
  expect(list).toContain(listedAs)
})

test('each place that warns is in that list', () => {
  const places = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!test)\.tsx?$/.test(path) && !path.includes('test'))
    .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(/warnOnce\(\s*(['`])(.+?)\1/g)])
    .map(([, , name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '.+')}$`))
  expect(places.length).toBeGreaterThan(10)
  for (const place of places)
    expect(ROWS.map(({ name }) => name)).toContainEqual(expect.stringMatching(place))
})
