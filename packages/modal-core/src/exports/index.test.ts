import { expect, test } from 'vitest'
import * as core from './index.ts'

test('exports', () => {
  expect(Object.keys(core)).toMatchInlineSnapshot(`
    [
      "close",
      "confirmNetwork",
      "connect",
      "disconnect",
      "endTransaction",
      "failToLoad",
      "firstRoute",
      "goBack",
      "open",
      "selectConnector",
      "selectNetwork",
      "switchConnection",
      "switchNetwork",
      "createModal",
      "BaseError",
      "ConnectError",
      "ConnectorNotFoundError",
      "DisconnectConnectorError",
      "DisconnectError",
      "InstanceNotFoundError",
      "ModalLoadError",
      "NetworkNotFoundError",
      "NoAccountError",
      "SwitchNetworkError",
      "UserRejectedError",
      "WalletBusyError",
      "addInstance",
      "findInstance",
      "findSameInstance",
      "watchInstances",
      "activeAccount",
      "activeConnector",
      "activeNetwork",
      "connectionStatus",
      "connectionsOf",
      "isUnsupported",
      "walletNetwork",
      "BROWSER_WALLET",
    ]
  `)
})
