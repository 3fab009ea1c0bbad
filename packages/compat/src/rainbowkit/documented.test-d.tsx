// The examples of RainbowKit’s documentation, as a dapp has them after its specifiers were replaced.
import { type ReactNode, useState } from 'react'
import { createSiweMessage } from 'viem/siwe'
import { createConfig, http, injected, WagmiProvider } from 'wagmi'
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains'
import {
  type AuthenticationStatus,
  type AvatarComponent,
  type Chain,
  ConnectButton,
  connectorsForWallets,
  createAuthenticationAdapter,
  type DisclaimerComponent,
  darkTheme,
  getDefaultConfig,
  getDefaultWallets,
  getWalletConnectConnector,
  type Locale,
  lightTheme,
  midnightTheme,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type Theme,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
  type Wallet,
  WalletButton,
  type WalletDetailsParams,
} from '../exports/rainbowkit.ts'
import {
  argentWallet,
  coinbaseWallet,
  ledgerWallet,
  rainbowWallet,
  safeWallet,
  trustWallet,
  walletConnectWallet,
} from '../exports/rainbowkitWallets.ts'

export const config = getDefaultConfig({
  appName: 'My RainbowKit App',
  projectId: 'YOUR_PROJECT_ID',
  chains: [mainnet, polygon, optimism, arbitrum, base],
  transports: {
    [mainnet.id]: http('https://eth.example'),
    [polygon.id]: http(),
    [optimism.id]: http(),
    [arbitrum.id]: http(),
    [base.id]: http(),
  },
  ssr: true,
})
export const chainId: 1 | 10 | 137 | 8453 | 42161 = config.chains[0].id

const { wallets } = getDefaultWallets()
export const withMore = getDefaultConfig({
  appName: 'My RainbowKit App',
  projectId: 'YOUR_PROJECT_ID',
  wallets: [...wallets, { groupName: 'Other', wallets: [argentWallet, trustWallet, ledgerWallet] }],
  chains: [
    mainnet,
    {
      ...mainnet,
      id: 43_114,
      name: 'Avalanche',
      iconUrl: 'https://example.com/icon.png',
      iconBackground: '#fff',
    },
  ],
})

const connectors = connectorsForWallets(
  [{ groupName: 'Recommended', wallets: [rainbowWallet, walletConnectWallet, coinbaseWallet, safeWallet] }],
  { appName: 'My RainbowKit App', projectId: 'YOUR_PROJECT_ID' },
)
export const own = createConfig({ connectors, chains: [mainnet], transports: { [mainnet.id]: http() } })

type MyWalletOptions = { projectId: string }
export const myWallet = ({ projectId }: MyWalletOptions): Wallet => ({
  id: 'my-wallet',
  name: 'My Wallet',
  iconUrl: 'https://my-image.xyz',
  iconBackground: '#0c2f78',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=my.wallet',
    ios: 'https://apps.apple.com/us/app/my-wallet',
    chrome: 'https://chrome.google.com/webstore/detail/my-wallet',
    qrCode: 'https://my-wallet/qr',
  },
  mobile: { getUri: (uri: string) => uri },
  qrCode: {
    getUri: (uri: string) => uri,
    instructions: {
      learnMoreUrl: 'https://my-wallet/learn-more',
      steps: [
        {
          description: 'We recommend putting My Wallet on your home screen.',
          step: 'install',
          title: 'Open the app',
        },
        { description: 'After you scan, a prompt appears.', step: 'scan', title: 'Tap the scan button' },
      ],
    },
  },
  extension: {
    instructions: {
      learnMoreUrl: 'https://my-wallet/learn-more',
      steps: [{ description: 'We recommend pinning it.', step: 'create', title: 'Create a wallet' }],
    },
  },
  createConnector: getWalletConnectConnector({ projectId }),
})
export const codedWallet = (): Wallet => ({
  id: 'coded',
  name: 'Coded',
  iconUrl: async () => 'data:,',
  iconBackground: '#fff',
  createConnector: (details: WalletDetailsParams) => (config) => ({ ...injected()(config), ...details }),
})

/** A wallet of another package, typed by RainbowKit itself. */
declare const packagedWallet: (parameters: { appName: string; appIcon?: string; projectId: string }) => Wallet
export const packaged = connectorsForWallets([{ groupName: 'Others', wallets: [packagedWallet] }], {
  appName: 'My RainbowKit App',
  projectId: 'YOUR_PROJECT_ID',
})

const CustomAvatar: AvatarComponent = ({ address, ensImage, size }) =>
  ensImage ? <img src={ensImage} width={size} height={size} alt="" /> : <div>{address}</div>
const Disclaimer: DisclaimerComponent = ({ Text, Link }) => (
  <Text>
    By connecting your wallet, you agree to the <Link href="https://terms.example">Terms</Link>
  </Text>
)
const theme: Theme = {
  lightMode: lightTheme(),
  darkMode: midnightTheme({ ...midnightTheme.accentColors.purple }),
}
const locale: Locale = 'en-US'
export const chain: Chain = { ...mainnet, iconUrl: null }

export const App = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <RainbowKitProvider
      initialChain={optimism}
      theme={theme}
      locale={locale}
      avatar={CustomAvatar}
      coolMode
      modalSize="compact"
      showRecentTransactions={true}
      appInfo={{ appName: 'App', learnMoreUrl: 'https://learn.example', disclaimer: Disclaimer }}
    >
      {children}
    </RainbowKitProvider>
    <RainbowKitProvider
      initialChain={1}
      theme={darkTheme({
        accentColor: '#7b3fe4',
        accentColorForeground: 'white',
        borderRadius: 'small',
        fontStack: 'system',
        overlayBlur: 'small',
      })}
    >
      {children}
    </RainbowKitProvider>
  </WagmiProvider>
)

export const Buttons = () => (
  <>
    <ConnectButton
      accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
      chainStatus="icon"
      showBalance={false}
      label="Sign in"
    />
    <ConnectButton.Custom>
      {({
        account,
        chain,
        openAccountModal,
        openChainModal,
        openConnectModal,
        authenticationStatus,
        mounted,
      }) => {
        const ready = mounted && authenticationStatus !== 'loading'
        const connected =
          ready && account && chain && (!authenticationStatus || authenticationStatus === 'authenticated')
        if (!connected) return <button onClick={openConnectModal} type="button" />
        if (chain.unsupported) return <button onClick={openChainModal} type="button" />
        return (
          <div style={{ background: chain.iconBackground }}>
            {chain.hasIcon && chain.iconUrl && <img alt={chain.name ?? 'Chain icon'} src={chain.iconUrl} />}
            <button onClick={openAccountModal} type="button">
              {account.displayName}
              {account.displayBalance ? ` (${account.displayBalance})` : ''}
            </button>
          </div>
        )
      }}
    </ConnectButton.Custom>
    <WalletButton wallet="rainbow" />
    <WalletButton.Custom wallet="rainbow">
      {({ ready, connect }) => <button type="button" disabled={!ready} onClick={connect} />}
    </WalletButton.Custom>
  </>
)

export function Hooks() {
  const { openConnectModal, connectModalOpen } = useConnectModal()
  const { openAccountModal } = useAccountModal()
  const { openChainModal } = useChainModal()
  const addRecentTransaction = useAddRecentTransaction()
  addRecentTransaction({ hash: '0x…', description: '…', confirmations: 3 })
  return (
    <>
      {openConnectModal && (
        <button type="button" onClick={openConnectModal}>
          {String(connectModalOpen)}
        </button>
      )}
      {openAccountModal && <button type="button" onClick={openAccountModal} />}
      {openChainModal && <button type="button" onClick={openChainModal} />}
    </>
  )
}

const authenticationAdapter = createAuthenticationAdapter({
  getNonce: async () => {
    const response = await fetch('/api/nonce')
    return await response.text()
  },
  createMessage: ({ nonce, address, chainId }) =>
    createSiweMessage({
      domain: window.location.host,
      address,
      statement: 'Sign in with Ethereum to the app.',
      uri: window.location.origin,
      version: '1',
      chainId,
      nonce,
    }),
  verify: async ({ message, signature }) => {
    const response = await fetch('/api/verify', {
      method: 'POST',
      body: JSON.stringify({ message, signature }),
    })
    return Boolean(response.ok)
  },
  signOut: async () => {
    await fetch('/api/logout')
  },
})

export function SignedInApp({ children }: { children: ReactNode }) {
  const [status] = useState<AuthenticationStatus>('unauthenticated')
  return (
    <RainbowKitAuthenticationProvider adapter={authenticationAdapter} status={status}>
      <RainbowKitProvider theme={null}>{children}</RainbowKitProvider>
    </RainbowKitAuthenticationProvider>
  )
}
