import { ConnectKitButton, ConnectKitProvider } from 'connectkit'
import { renderApp } from '../shared/renderApp.tsx'

renderApp(
  <ConnectKitProvider>
    <ConnectKitButton />
  </ConnectKitProvider>,
)
