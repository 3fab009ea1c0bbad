import { setKeeper } from '@foyer/presale-operator'
import { useRuntime } from '../../app/runtime.ts'
import type { Sale } from '../../chain/saleQuery.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { useProposal } from '../../ui/useProposal.tsx'

/** The account that pays withdrawals, and its replacement. */
export function Keeper({ sale }: { sale: Sale }) {
  const { config } = useRuntime()
  const { open, panel } = useProposal()

  return (
    <>
      <section className="panel stack" aria-labelledby="keeper-title">
        <h2 id="keeper-title">Keeper</h2>
        <p>
          <code translate="no">{sale.keeper}</code> pays withdrawals at once. The keeper is an account that
          the vault names and no role. It needs BNB for gas and can take nothing.
        </p>
        <AddressForm
          label="New keeper"
          actions={[['Change…', (address) => open(setKeeper(config.deployment.contracts, address))]]}
        />
      </section>
      {panel}
    </>
  )
}
