import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "ActionNotAllowedError",
      "activeAccount",
      "activeNetwork",
      "BaseError",
      "CheckSessionError",
      "ConnectError",
      "ConnectorNotFoundError",
      "connectedNamespaces",
      "connectionStatus",
      "connectionsOf",
      "DisconnectConnectorError",
      "DisconnectError",
      "DocumentNotFoundError",
      "EndpointMissingError",
      "InstanceNotFoundError",
      "InvalidEmailError",
      "isUnsupported",
      "LoadBalanceError",
      "ModalLoadError",
      "NetworkNotFoundError",
      "NoAccountError",
      "PrepareMessageError",
      "profileOf",
      "SignInMessageError",
      "SignInUnavailableError",
      "SignMessageError",
      "StoreSessionError",
      "SwitchNetworkError",
      "UnsupportedChainError",
      "UserRejectedError",
      "ViewNotAvailableError",
      "WalletBusyError",
      "buttonLabel",
      "buttonState",
      "createFoyer",
    ]
  `)
})
