import { expect, test } from 'vitest'
import {
  BaseError,
  ConnectorNotFoundError,
  ModalLoadError,
  NetworkNotFoundError,
  NoAccountError,
} from './errors.ts'
import { DocumentNotFoundError, InstanceNotFoundError } from './openErrors.ts'
import {
  ActionNotAllowedError,
  CheckSessionError,
  ConnectError,
  DisconnectConnectorError,
  DisconnectError,
  InvalidEmailError,
  LoadBalanceError,
  PrepareMessageError,
  SignInMessageError,
  SignInUnavailableError,
  SignMessageError,
  StoreSessionError,
  SwitchNetworkError,
  UnsupportedChainError,
  UserRejectedError,
  WalletBusyError,
} from './requestErrors.ts'

const cause = new Error('the node is gone\nwith a stack')

test('messages', () => {
  const errors = [
    new UserRejectedError(),
    new WalletBusyError(),
    new NoAccountError(),
    new ConnectError({ cause }),
    new DisconnectError({ cause: 'text' }),
    new DisconnectConnectorError({ connectorId: 'io.one', cause }),
    new SwitchNetworkError({ network: 'BNB Smart Chain', cause }),
    new UnsupportedChainError({ network: 'BNB Smart Chain', cause }),
    new NetworkNotFoundError({ chainId: 0, configured: [56, 1] }),
    new ConnectorNotFoundError({ connectorId: 'io.one' }),
    new InstanceNotFoundError(),
    new DocumentNotFoundError(),
    new ModalLoadError({ cause }),
    new ActionNotAllowedError({ cause }),
    new SignInUnavailableError({ missing: 'There is no client.' }),
    new SignInMessageError({ field: 'nonce' }),
    new PrepareMessageError({ cause }),
    new SignMessageError({ cause }),
    new CheckSessionError({ cause }),
    new StoreSessionError({ cause }),
    new InvalidEmailError(),
    new LoadBalanceError({ cause }),
  ]
  expect(errors.map(String).join('\n\n')).toMatchInlineSnapshot(`
    "UserRejectedError: Connection rejected
    The request was declined in the wallet.
    Docs: https://www.npmjs.com/package/@foyer/modal#user-rejected

    WalletBusyError: The wallet is busy with an earlier request
    Open the wallet and answer the request that is waiting there.
    Docs: https://www.npmjs.com/package/@foyer/modal#wallet-busy

    NoAccountError: The wallet shared no account
    Unlock it and choose an account.
    Docs: https://www.npmjs.com/package/@foyer/modal#no-account

    ConnectError: Failed to connect
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#connect

    DisconnectError: Failed to disconnect
    Docs: https://www.npmjs.com/package/@foyer/modal#disconnect

    DisconnectConnectorError: Failed to disconnect connector
    Connector: io.one
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#disconnect-connector

    SwitchNetworkError: Failed to switch to BNB Smart Chain
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#switch-network

    UnsupportedChainError: Unsupported chain
    Network: BNB Smart Chain
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#unsupported-chain

    NetworkNotFoundError: Network not found
    Asked for: 0
    Configured: 56, 1
    Docs: https://www.npmjs.com/package/@foyer/modal#network-not-found

    ConnectorNotFoundError: Connector not found
    No adapter has io.one.
    Docs: https://www.npmjs.com/package/@foyer/modal#connector-not-found

    InstanceNotFoundError: No modal to open
    Call createFoyer(), or pass its instance as \`modal\`.
    Docs: https://www.npmjs.com/package/@foyer/modal#no-modal

    DocumentNotFoundError: The modal opens in a browser only
    Docs: https://www.npmjs.com/package/@foyer/modal#no-document

    ModalLoadError: The modal could not be loaded
    Reason: error
    Docs: https://www.npmjs.com/package/@foyer/modal#modal-load

    ActionNotAllowedError: Requested RPC call is not allowed
    Docs: https://www.npmjs.com/package/@foyer/modal#action-not-allowed

    SignInUnavailableError: Signing in is not possible now
    There is no client.
    Docs: https://www.npmjs.com/package/@foyer/modal#sign-in-unavailable

    SignInMessageError: The sign-in message has an invalid nonce
    EIP-4361 says what each field may hold.
    Docs: https://www.npmjs.com/package/@foyer/modal#sign-in-message

    PrepareMessageError: There is no message to sign
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#prepare-message

    SignMessageError: Sign message failed
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#sign-message

    CheckSessionError: A problem occurred while trying initialize authentication
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#check-session

    StoreSessionError: The session could not be stored
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#store-session

    InvalidEmailError: Please enter a valid email address
    Docs: https://www.npmjs.com/package/@foyer/modal#invalid-email

    LoadBalanceError: Token Balance Unavailable
    the node is gone
    Docs: https://www.npmjs.com/package/@foyer/modal#load-balance"
  `)
  for (const error of errors) expect(error).toBeInstanceOf(BaseError)
})

test('exposes the parts of the message separately', () => {
  const error = new ConnectError({ cause })
  expect(error).toMatchObject({
    name: 'ConnectError',
    shortMessage: 'Failed to connect',
    metaMessages: ['the node is gone'],
    docsPath: '#connect',
    cause,
  })
})
