import type { CosmosKey, MultiChainProvider } from '@foyer/modal-core'
import { UnsupportedChainError } from '@foyer/modal-core/page'
import { WalletAnswerError } from '../connections/errors.ts'
import { withProblem } from '../connections/withProblem.ts'
import { fromBase64 } from '../encoding/base64.ts'
import { fromAddress } from './address.ts'

export type Answer = Record<string, unknown>

/** The algorithms that a paired wallet may name. Libraries take no others. */
export const ALGORITHMS = ['secp256k1', 'ethsecp256k1'] as const

export const caip2 = (chainId: string) => `cosmos:${chainId}`

/** The accounts that a paired wallet shares, with their keys. `name` is that of the wallet. */
export function createSharedKeys(provider: MultiChainProvider, name: string) {
  /** The addresses that the wallet shares on a chain. */
  const addressesOn = (chainId: string) =>
    provider
      .accounts('cosmos')
      .filter((account) => account.startsWith(`${caip2(chainId)}:`))
      .map((account) => account.slice(account.lastIndexOf(':') + 1))
      .filter((address) => fromAddress(address))

  function requireAddress(chainId: string): string {
    const [address] = addressesOn(chainId)
    if (address === undefined)
      throw withProblem(new UnsupportedChainError({ network: chainId }), {
        code: 'chainMissing',
        wallet: name,
        network: chainId,
      })
    return address
  }

  /** @throws {WalletAnswerError} the wallet does not say the key of the account that it shares */
  async function getKey(chainId: string): Promise<CosmosKey> {
    const bech32Address = requireAddress(chainId)
    const answer = await provider.request({
      chainId: caip2(chainId),
      method: 'cosmos_getAccounts',
      params: {},
    })
    const found = (Array.isArray(answer) ? answer : []).find((one) => Object(one).address === bech32Address)
    const { algo, pubkey } = Object(found) as Answer
    const pubKey = fromBase64(pubkey)
    if (pubKey?.length !== 33 || !ALGORITHMS.some((one) => one === algo))
      throw new WalletAnswerError({
        wallet: name,
        ecosystem: 'Cosmos',
        reason: 'answered without the key of its account',
        code: 'answerAddress',
      })
    return {
      name,
      algo: algo as (typeof ALGORITHMS)[number],
      pubKey,
      address: fromAddress(bech32Address)?.bytes ?? new Uint8Array(),
      bech32Address,
      isNanoLedger: false,
    }
  }

  return { addressesOn, requireAddress, getKey }
}
