import type { Chain } from '../../chain/createChains.ts'
import type { WireTransaction } from '../types.ts'

type Call = {
  receiver: string | null | undefined
  /** The first four bytes of the input, or more of it. */
  selector: string | null | undefined
  /** True if the account whose history this is sent the transaction. */
  isSender: boolean
}

type Described = Pick<WireTransaction['metadata'], 'application' | 'title'> & { operationType?: string }

/** The meaning of a call by the lists of contracts. Nothing about the calls that a smart account or another contract makes. */
export function describeCall({ contracts }: Chain, { receiver, selector, isSender }: Call): Described {
  const contract = receiver ? contracts.get(receiver.toLowerCase()) : undefined
  if (!contract) return {}
  const method = contract.methods.get(selector?.slice(0, 10).toLowerCase() ?? '')
  const application = { name: contract.name }
  if (!method || (method.for === 'sender') !== isSender) return { application }
  return {
    application,
    ...(method.operation === undefined ? {} : { operationType: method.operation }),
    ...(method.title === undefined ? {} : { title: method.title }),
  }
}

/** The name of a collectible: by the lists of contracts, else by its contract and number. */
export function nameOfItem(
  { contracts }: Chain,
  { token, tokenId, name }: { token: string | undefined; tokenId: string; name: string },
): string {
  return contracts.get(token?.toLowerCase() ?? '')?.items[tokenId] ?? `${name} #${tokenId}`
}
