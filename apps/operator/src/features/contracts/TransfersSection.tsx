import { unlockTransfers } from '@foyer/presale-operator'
import { useRuntime } from '../../app/runtime.ts'
import type { SectionProps } from './MintersSection.tsx'

/** Shows if holders can transfer YES, and the switch for it. */
export function TransfersSection({ state: { areTransfersUnlocked }, onPropose }: SectionProps) {
  const { contracts } = useRuntime().config.deployment
  return (
    <section className="panel stack" aria-labelledby="transfers-title">
      <h2 id="transfers-title">Transfers of YES</h2>
      {areTransfersUnlocked ? (
        <p className="good">Unlocked: holders can transfer it.</p>
      ) : (
        <>
          <p>Locked. From the deadline on anybody may unlock them.</p>
          <button
            type="button"
            className="button danger"
            onClick={() => onPropose(unlockTransfers(contracts))}
          >
            Unlock them permanently…
          </button>
        </>
      )}
    </section>
  )
}
