import { createBalanceReader } from '../controllers/createBalanceReader.ts'
import { LoadBalanceError } from '../errors/requestErrors.ts'
import type { Modal } from '../types/modal.ts'
import { emitError } from './emitError.ts'

export type LoadBalanceParameters = {
  /** True if it is read within 30 s of a failure, too, and servers skip their caches. Default false. */
  isForced?: boolean
}

export type LoadBalanceErrorType = LoadBalanceError

/**
 * Reads what the account in use has on its network: the network's currency and the tokens of the `tokens` option, and
 * with `assets()` whatever else is known. The result, or that there is none, is in the state. Without an account, or on
 * a network that is not configured, there is nothing to read.
 */
export async function loadBalance(
  modal: Modal,
  { isForced = false }: LoadBalanceParameters = {},
): Promise<void> {
  const { accounts, adapterOf, balance, networks, options } = modal
  balance.reader ??= createBalanceReader(balance)
  const { chainNamespace } = networks.active()
  const account = accounts.get(chainNamespace)
  const adapter = adapterOf(chainNamespace)
  const network = account.status === 'connected' ? networks.find(account.chainId, chainNamespace) : undefined
  if (account.status !== 'connected' || !network || !(balance.source ?? adapter?.getBalances)) {
    balance.reader.clear()
    return
  }
  const { address, connectorId } = account
  const tokens = (options.state.tokens[network.id] ?? []).map((token) => ({ ...token }))
  const query = { address, connectorId, network, tokens }
  const read = async () =>
    (await balance.source?.({ ...query, isForced }, adapter ?? {})) ??
    (await adapter?.getBalances?.(query)) ??
    []
  const readOrReport = () =>
    read().catch((cause) => {
      throw emitError(modal, new LoadBalanceError({ cause }))
    })
  await balance.reader.load(`${network.caipNetworkId}:${address}`, readOrReport, isForced)
}
