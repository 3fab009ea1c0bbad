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
      "switchNetwork",
      "createModal",
      "BaseError",
      "ConnectError",
      "ConnectorNotFoundError",
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
      "isUnsupported",
      "walletNetwork",
      "BROWSER_WALLET",
    ]
  `)
})
