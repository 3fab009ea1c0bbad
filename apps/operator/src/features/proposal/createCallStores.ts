import { createSafeStorage } from '@foyer/site-kit/storage'
import {
  createPendingStore,
  pendingTransactionSchema,
  unansweredRequestSchema,
} from '@foyer/site-kit/transaction'
import { type Address, concatHex, type Hex, keccak256 } from 'viem'

/** Remembers what is in flight of one call, or of the creation of one contract, so that it is not sent twice. */
export function createCallStores(
  chainId: number,
  { to = '0x', data }: { to?: Address | undefined; data: Hex },
) {
  const name = `${chainId}.${keccak256(concatHex([to, data]))}`
  const shared = { storage: createSafeStorage(() => window.localStorage), window }
  return {
    pending: createPendingStore({
      ...shared,
      key: `genesis-operator.pending.${name}`,
      schema: pendingTransactionSchema,
    }),
    unanswered: createPendingStore({
      ...shared,
      key: `genesis-operator.unanswered.${name}`,
      schema: unansweredRequestSchema,
    }),
  }
}
