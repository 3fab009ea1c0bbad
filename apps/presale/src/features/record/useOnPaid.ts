import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { chainKey } from '../../chain/chainKey.ts'
import type { WithdrawalRow } from './sources/withdrawals.ts'

/**
 * Reads the balances again when the list shows that a withdrawal has been paid. The keeper pays, so this page gets no
 * receipt, and the list would be ahead of the balances until their next turn.
 *
 * @param rows `undefined` while they are loading
 */
export function useOnPaid(rows: readonly WithdrawalRow[] | undefined) {
  const { config } = useRuntime()
  const queryClient = useQueryClient()
  const paid = rows?.filter(({ status }) => status === 'success').length
  const known = useRef(paid)

  useEffect(() => {
    if (known.current !== undefined && paid !== known.current)
      void queryClient.invalidateQueries({ queryKey: chainKey(config, 'home') })
    known.current = paid
  }, [paid, queryClient, config])
}
