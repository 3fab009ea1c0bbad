import type { CosmosKey, Network } from '@foyer/modal-core'
import { UnsupportedChainError, UserRejectedError } from '@foyer/modal-core/page'
import { askWallet } from '../connections/askWallet.ts'
import { WalletAnswerError } from '../connections/errors.ts'
import { withProblem } from '../connections/withProblem.ts'
import { fromAddress, prefixOf } from './address.ts'
import type { Keplr } from './keplr.ts'
import type { CosmosChainInfo } from './types.ts'

export type Account = { address: string; label: string | undefined }

type KeyReaderParameters = {
  /** Of the wallet. */
  name: string
  chains: readonly CosmosChainInfo[]
}

/** Asks a wallet for its keys, chain by chain. */
export function createKeyReader(keplr: Keplr, { name, chains }: KeyReaderParameters) {
  const wallet = { wallet: name, ecosystem: 'Cosmos' }

  async function enable({ id, name: network }: Network) {
    const info = chains.find((one) => one.chainId === id)
    try {
      await askWallet(() => keplr.enable(String(id)))
    } catch (cause) {
      if (cause instanceof UserRejectedError) throw cause
      if (info === undefined || typeof keplr.experimentalSuggestChain !== 'function')
        throw withProblem(new UnsupportedChainError({ network, cause }), {
          code: 'chainMissing',
          wallet: name,
          network,
        })
      await askWallet(() => keplr.experimentalSuggestChain?.(info))
      await askWallet(() => keplr.enable(String(id)))
    }
  }

  async function readAccount(id: string): Promise<Account> {
    const answer = keplr.addressOn
      ? { bech32Address: keplr.addressOn(id) }
      : await askWallet(() => keplr.getKey(id))
    const { bech32Address, name: label } = Object(answer) as Partial<CosmosKey>
    const address = fromAddress(bech32Address)
    const prefix = prefixOf(id, chains)
    if (address === undefined || bech32Address === undefined)
      throw new WalletAnswerError({
        ...wallet,
        reason: 'answered without an address of Cosmos',
        code: 'answerAddress',
      })
    if (prefix !== undefined && address.prefix !== prefix)
      throw new WalletAnswerError({
        ...wallet,
        reason: 'answered with an address of another network',
        code: 'answerAddress',
      })
    return { address: bech32Address, label: typeof label === 'string' ? label : undefined }
  }

  return { enable, readAccount }
}
