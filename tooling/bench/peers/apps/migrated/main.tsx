import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, darkTheme, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { bsc } from 'viem/chains'
import { useSendTransaction, useSignMessage, WagmiProvider } from 'wagmi'
import { render } from '../shared/render.tsx'

const config = getDefaultConfig({ appName: 'Bench', projectId: 'bench', chains: [bsc] })

/** A dapp of RainbowKit with a button of its own and a theme, which signs and sends. */
render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <RainbowKitProvider theme={darkTheme({ accentColor: '#7b3fe4', borderRadius: 'small' })}>
        <ConnectButton.Custom>
          {({ account, openAccountModal, openConnectModal }) => (
            <button type="button" onClick={account ? openAccountModal : openConnectModal}>
              {account?.displayName ?? 'Connect Wallet'}
            </button>
          )}
        </ConnectButton.Custom>
        <Actions />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)

function Actions() {
  const { signMessage } = useSignMessage()
  const { sendTransaction } = useSendTransaction()
  return (
    <>
      <button type="button" onClick={() => signMessage({ message: 'hello' })}>
        Sign
      </button>
      <button
        type="button"
        onClick={() => sendTransaction({ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n })}
      >
        Send
      </button>
    </>
  )
}
