import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
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
      "createFoyer",
    ]
  `)
})
