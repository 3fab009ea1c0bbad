import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "ActionNotAllowedError",
      "BaseError",
      "CheckSessionError",
      "ConnectError",
      "ConnectorNotFoundError",
      "DisconnectConnectorError",
      "DisconnectError",
      "DocumentNotFoundError",
      "EndpointMissingError",
      "InstanceNotFoundError",
      "InvalidEmailError",
      "LoadBalanceError",
      "ModalLoadError",
      "NetworkNotFoundError",
      "NoAccountError",
      "PrepareMessageError",
      "SignInMessageError",
      "SignInUnavailableError",
      "SignMessageError",
      "StoreSessionError",
      "SwitchNetworkError",
      "UnsupportedChainError",
      "UserRejectedError",
      "ViewNotAvailableError",
      "WalletBusyError",
      "createFoyer",
    ]
  `)
})
