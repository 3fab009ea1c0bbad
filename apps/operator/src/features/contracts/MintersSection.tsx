import { type MintingContract, setCreditor, setMinter } from '@foyer/presale-operator'
import { isAddressEqual } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { ContractsState } from '../../chain/contractsQuery.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import type { useProposal } from '../../ui/useProposal.tsx'

export type SectionProps = { state: ContractsState; onPropose: ReturnType<typeof useProposal>['open'] }

const MINTERS = [
  ['nft', 'Items'],
  ['yes', 'YES'],
] as const satisfies readonly (readonly [MintingContract, string])[]

/** The contracts that may mint items and YES, and credit rewards. */
export function MintersSection({ state: { minters, creditor }, onPropose }: SectionProps) {
  const { contracts } = useRuntime().config.deployment
  const note = (address: `0x${string}`) =>
    isAddressEqual(address, contracts.presale) ? (
      <span className="good">the presale</span>
    ) : (
      <span className="bad">not the presale: it cannot sell</span>
    )

  return (
    <section className="panel stack" aria-labelledby="minters-title">
      <h2 id="minters-title">Minters and creditor</h2>
      <dl className="facts">
        {MINTERS.map(([contract, name]) => (
          <Fact key={contract} name={`${name} are minted by`} address={minters[contract]} note={note} />
        ))}
        <Fact name="Rewards are credited by" address={creditor} note={note} />
      </dl>
      <AddressForm
        label="Another contract"
        actions={[
          ...MINTERS.map(
            ([contract, name]) =>
              [
                `Have it mint ${name}…`,
                (minter: `0x${string}`) => onPropose(setMinter(contracts, { contract, minter })),
              ] as const,
          ),
          ['Have it credit rewards…', (address) => onPropose(setCreditor(contracts, address))],
        ]}
      />
    </section>
  )
}

type FactProps = {
  name: string
  address: `0x${string}`
  note: (address: `0x${string}`) => React.ReactNode
}

function Fact({ name, address, note }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{address}</code>, {note(address)}
      </dd>
    </>
  )
}
