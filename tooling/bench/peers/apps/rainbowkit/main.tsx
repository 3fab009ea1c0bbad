import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { renderApp } from '../shared/renderApp.tsx'
import '@rainbow-me/rainbowkit/styles.css'

renderApp(
  <RainbowKitProvider>
    <ConnectButton />
  </RainbowKitProvider>,
)
