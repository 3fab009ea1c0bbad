import type { Deployment } from '@foyer/presale-contracts'
import { type Batch, settleWithdrawals } from '@foyer/presale-operator'
import { useMutation } from '@tanstack/react-query'
import { ConsoleError } from '../../app/ConsoleError.ts'
import { useRuntime } from '../../app/runtime.ts'
import { Failure } from '../../ui/Failure.tsx'
import type { useProposal } from '../../ui/useProposal.tsx'
import { paymentLines } from './paymentLines.ts'
import { readWaiting } from './readWaiting.ts'

export type SettleButtonProps = {
  token: Deployment['tokens'][number]
  batch: Batch
  /** Whom the indexer names as the user of a withdrawal. */
  userOf: (id: number) => string
  /** Withdrawals of the token that may be settled, in this batch and later ones. */
  due: number
  onPropose: ReturnType<typeof useProposal>['open']
}

/** Proposes to settle a batch, after the vault has confirmed each of its withdrawals. */
export function SettleButton({ token, batch: { ids }, userOf, due, onPropose }: SettleButtonProps) {
  const runtime = useRuntime()
  const propose = useMutation({
    async mutationFn() {
      const confirmed = await readWaiting(runtime, { token: token.address, ids })
      if (confirmed.length === 0)
        throw new ConsoleError('None of these withdrawals is waiting in the vault.', {
          remedy: 'wait until the indexer has caught up; if the error persists, do not trust the indexer',
        })
      const confirmedIds = confirmed.map(({ id }) => id)
      onPropose({
        ...settleWithdrawals(runtime.config.deployment.contracts, { token, ids: confirmedIds }),
        lines: paymentLines(confirmed, { token, userOf }),
      })
    },
  })

  return (
    <>
      <button
        type="button"
        className="button primary"
        disabled={propose.isPending}
        onClick={() => propose.mutate()}
      >
        <span>
          <span>{`Settle ${due > ids.length ? `${ids.length} of ${due}` : ids.length} in`}</span>{' '}
          <span translate="no">{token.symbol}</span>…
        </span>
      </button>
      {propose.isError && <Failure error={propose.error} />}
    </>
  )
}
