import type { CreateConnector, RainbowKitWalletConnectParameters } from './types.ts'

const pairs = new WeakSet<CreateConnector>()

/** True if a wallet is reached by pairing alone, which the modal does itself. */
export const isPaired = (createConnector: CreateConnector): boolean => pairs.has(createConnector)

/**
 * Says of a wallet of yours that it is reached by pairing.
 *
 * @example
 * const mine = ({ projectId }) => ({ id: 'mine', …, createConnector: getWalletConnectConnector({ projectId }) })
 */
export function getWalletConnectConnector(_parameters: {
  projectId: string
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}): CreateConnector {
  const createConnector: CreateConnector = () => () => {
    throw new Error(
      '@foyer/compat: the modal pairs wallets itself. Pass the wallet to `wallets` of getDefaultConfig or to connectorsForWallets, not to `connectors` of wagmi.',
    )
  }
  pairs.add(createConnector)
  return createConnector
}
