import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as embedded from '../src/exports/embedded.ts'
import * as index from '../src/exports/index.ts'
import * as names from '../src/exports/names.ts'
import * as onramp from '../src/exports/onramp.ts'
import * as send from '../src/exports/send.ts'
import * as swap from '../src/exports/swap.ts'
import * as transactions from '../src/exports/transactions.ts'
import * as walletconnect from '../src/exports/walletconnect.ts'

const entry = {
  ...embedded,
  ...index,
  ...names,
  ...onramp,
  ...send,
  ...swap,
  ...transactions,
  ...walletconnect,
}
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const anchors = [...readme.matchAll(/^#+ (.+)$/gm)].map(
  ([, title = '']) => `#${title.toLowerCase().replaceAll(' ', '-')}`,
)

const errors = [
  new entry.ActionNotAllowedError(),
  new entry.AuthConnectorNotFoundError(),
  new entry.CheckSessionError(),
  new entry.InvalidEmailError(),
  new entry.LoadBalanceError(),
  new entry.SignInMessageError({ field: 'nonce' }),
  new entry.SignInUnavailableError({ missing: 'There is no client.' }),
  new entry.SignMessageError(),
  new entry.StoreSessionError(),
  new entry.ConnectError(),
  new entry.ConnectorNotFoundError({ connectorId: 'io.one' }),
  new entry.DisconnectConnectorError({ connectorId: 'io.one' }),
  new entry.DisconnectError(),
  new entry.DocumentNotFoundError(),
  new entry.EndpointMissingError({ feature: 'activity', name: 'chain' }),
  new entry.InstanceNotFoundError(),
  new entry.ModalLoadError(),
  new entry.NetworkNotFoundError({ configured: [] }),
  new entry.NoAccountError(),
  new entry.PrepareMessageError(),
  new entry.RelayError({ reason: 'offline' }),
  new entry.SwitchNetworkError({ network: 'BNB Smart Chain' }),
  new entry.UnsupportedChainError({ network: 'BNB Smart Chain' }),
  new entry.AccountChangedError(),
  new entry.AccountNotFoundError(),
  new entry.EstimateGasError(),
  new entry.FetchNamesError(),
  new entry.FetchSuggestionsError(),
  new entry.InvalidChainIdError({ chainId: 2_147_483_648 }),
  new entry.InvalidNameError(),
  new entry.OnRampLinkError({ provider: 'demo' }),
  new entry.OnRampOptionsError(),
  new entry.RegisterNameError({ label: 'alice' }),
  new entry.ResolveNameError(),
  new entry.SignerNotFoundError(),
  new entry.SmartAccountRefusedError({ chainId: 1 }),
  new entry.SwapFailedError({ shortMessage: 'Insufficient liquidity' }),
  new entry.SwapMismatchError({ field: 'amount' }),
  new entry.SendTransactionError(),
  new entry.InvalidTransactionHashError(),
  new entry.TransactionsStoppedError(),
  new entry.TransactionTimeoutError({ hash: '0x', cause: undefined }),
  new entry.UserRejectedError(),
  new entry.ViewNotAvailableError({ view: 'EmailLogin' }),
  new entry.WalletBusyError(),
]

test('every exported error is looked at here', () => {
  const exported = Object.keys(entry).filter((name) => name.endsWith('Error') && name !== 'BaseError')
  expect(errors.map(({ name }) => name).sort()).toEqual(exported.sort())
})

test.each(errors)(
  '$name has a paragraph where its message points to, with its name in it',
  ({ name, docsPath }) => {
    expect(anchors).toContain(docsPath)
    expect(readme).toContain(`\`${name}\``)
  },
)

test('docs/views.md has a row for every view', () => {
  const routes = readFileSync(new URL('../../modal-core/src/types/route.ts', import.meta.url), 'utf8')
  const page = readFileSync(new URL('../docs/views.md', import.meta.url), 'utf8')
  const [type = ''] = routes.split('export type View =')
  const views = [...type.matchAll(/view: '(\w+)'/g)].map(([, view]) => view)
  const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, view]) => view)
  expect(rows.sort()).toEqual(views.sort())
})
