import { createBalanceReader } from '../controllers/createBalanceReader.ts'
import { LoadBalanceError } from '../errors/requestErrors.ts'
import type { Modal } from '../types/modal.ts'
import { emitError } from './emitError.ts'

/**
 * Reads what the account in use has on its network: the network's currency and the tokens of the `tokens` option.
 * The result, or that there is none, is in the state. Without an account, or on a network that is not configured,
 * there is nothing to read.
 */
export async function loadBalance(modal: Modal) {
  const { accounts, adapterOf, balance, networks, options } = modal
  balance.reader ??= createBalanceReader(balance)
  const { chainNamespace } = networks.active()
  const account = accounts.get(chainNamespace)
  const getBalances = adapterOf(chainNamespace)?.getBalances
  const network = account.status === 'connected' ? networks.find(account.chainId, chainNamespace) : undefined
  if (account.status !== 'connected' || network === undefined || getBalances === undefined) {
    balance.reader.clear()
    return
  }
  const { address, connectorId } = account
  const tokens = options.state.tokens[network.id] ?? []
  await balance.reader.load(`${network.caipNetworkId}:${address}`, () =>
    getBalances({ address, connectorId, network, tokens: tokens.map((token) => ({ ...token })) }).catch(
      (cause) => {
        throw emitError(modal, new LoadBalanceError({ cause }))
      },
    ),
  )
}
