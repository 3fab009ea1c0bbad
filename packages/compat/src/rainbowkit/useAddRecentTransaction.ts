'use client'

import { useCallback } from 'react'
import { warnOnce } from '../shared/warnOnce.ts'
import { useTransactions } from './RainbowKitProvider.tsx'

/** `confirmations` is ignored: a transaction is confirmed once it is in a block. */
export type NewTransaction = { hash: string; description: string; confirmations?: number | undefined }

/**
 * Returns what adds a transaction to the list that `showRecentTransactions` shows.
 *
 * @throws {InvalidTransactionHashError} the hash has another shape; thrown by the returned function
 */
export function useAddRecentTransaction(): (transaction: NewTransaction) => void {
  const transactions = useTransactions()
  return useCallback(
    ({ hash, description, confirmations = 1 }: NewTransaction) => {
      if (confirmations > 1) warnOnce('confirmations', 'A transaction is confirmed once it is in a block.')
      transactions?.add({ hash, description })
    },
    [transactions],
  )
}
