import { type CreateConnectorFn, injected } from 'wagmi'
import { baseAccount as createBaseAccount, safe } from 'wagmi/connectors'
import type { CreateWalletFn } from './types.ts'

const connectorWallet =
  (id: string, name: string, create: (appName: string) => CreateConnectorFn): CreateWalletFn =>
  ({ appName }) => ({
    id,
    name,
    iconUrl: '',
    iconBackground: 'transparent',
    createConnector: () => create(appName),
  })

/** A Safe that shows this page as an app. With wagmi 3, install `@safe-global/safe-apps-sdk` and `-provider`. */
export const safeWallet: CreateWalletFn = connectorWallet('safe', 'Safe', () => safe())

/** Accounts with a passkey at Base. With wagmi 3, install `@base-org/account`. */
export const baseAccount: CreateWalletFn = connectorWallet('baseAccount', 'Base', (appName) =>
  createBaseAccount({ appName }),
)

/** The wallet at `window.ethereum`. */
export const injectedWallet: CreateWalletFn = connectorWallet('injected', 'Browser Wallet', () => injected())
