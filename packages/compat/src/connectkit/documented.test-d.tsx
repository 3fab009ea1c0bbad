// The examples of ConnectKit’s documentation, as a dapp has them after its specifiers were replaced.
import type { ReactNode } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import {
  ConnectKitButton,
  ConnectKitProvider,
  getDefaultConfig,
  type SIWEConfig,
  SIWEProvider,
  type SIWESession,
  type Types,
  useModal,
  useSIWE,
} from '../exports/connectkit.ts'

const config = createConfig(
  getDefaultConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('https://eth.example') },
    walletConnectProjectId: 'YOUR_PROJECT_ID',
    appName: 'Your App Name',
    appDescription: 'Your App Description',
    appUrl: 'https://family.co',
    appIcon: 'https://family.co/logo.png',
    ssr: true,
  }),
)

const siweConfig: SIWEConfig = {
  getNonce: async () => fetch('/siwe').then((response) => response.text()),
  createMessage: ({ nonce, address, chainId }) => `${nonce} ${address} ${chainId}`,
  verifyMessage: async ({ message, signature }) =>
    fetch('/siwe', { body: message + signature }).then(({ ok }) => ok),
  getSession: async () => fetch('/siwe').then((response) => (response.ok ? response.json() : null)),
  signOut: async () => fetch('/siwe', { method: 'DELETE' }).then(({ ok }) => ok),
}

const mode: Types.Mode = 'dark'

export const App = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <SIWEProvider {...siweConfig} onSignIn={(session?: SIWESession) => session} onSignOut={() => {}}>
      <ConnectKitProvider
        theme="midnight"
        mode={mode}
        customTheme={{ '--ck-border-radius': 5, '--ck-font-family': 'Inter' }}
        options={{ initialChainId: 0, hideQuestionMarkCTA: true, disclaimer: <>Terms</>, language: 'ja-JP' }}
        onConnect={({ address, connectorId }) => address ?? connectorId}
        onDisconnect={() => {}}
      >
        {children}
      </ConnectKitProvider>
    </SIWEProvider>
  </WagmiProvider>
)

export const Buttons = () => (
  <>
    <ConnectKitButton
      showBalance={false}
      showAvatar={false}
      theme="retro"
      label="Connect"
      onClick={(open) => open()}
    />
    <ConnectKitButton.Custom>
      {({
        isConnected,
        isConnecting,
        show,
        hide,
        address,
        ensName,
        chain,
        truncatedAddress,
        unsupported,
      }) => (
        <button type="button" onClick={isConnecting ? hide : show}>
          {isConnected ? (ensName ?? truncatedAddress ?? address) : `${chain?.name} ${unsupported}`}
        </button>
      )}
    </ConnectKitButton.Custom>
  </>
)

export function Hooks() {
  const { open, setOpen, openSIWE } = useModal({ onConnect: () => {}, onDisconnect: () => {} })
  const { data, isReady, isRejected, isLoading, isSignedIn, signOut, signIn } = useSIWE({
    onSignIn: () => {},
  })
  return (
    <button
      type="button"
      onClick={() => (isSignedIn ? signOut() : isReady ? signIn() : open ? openSIWE(true) : setOpen(true))}
    >
      {`${data?.address} ${data?.chainId} ${isLoading} ${isRejected}`}
    </button>
  )
}
