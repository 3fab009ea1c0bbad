import { type MintingContract, sealMinter, setCreditor, setMinter } from '@foyer/presale-operator'
import type { ReactNode } from 'react'
import { isAddressEqual } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { ContractsState } from '../../chain/contractsQuery.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import type { useProposal } from '../../ui/useProposal.tsx'

export type SectionProps = { state: ContractsState; onPropose: ReturnType<typeof useProposal>['open'] }

const MINTERS = [
  ['nft', 'Items', 'item minter'],
  ['yes', 'YES', 'YES minter'],
] as const satisfies readonly (readonly [MintingContract, string, string])[]

/** The contracts that may mint items and YES, and credit rewards. */
export function MintersSection({ state: { minters, creditor }, onPropose }: SectionProps) {
  const { contracts } = useRuntime().config.deployment
  const note = (address: `0x${string}`) =>
    isAddressEqual(address, contracts.presale) ? (
      <span className="good">the presale</span>
    ) : (
      <span className="bad">not the presale: it cannot sell</span>
    )

  const open = MINTERS.filter(([contract]) => !minters[contract].isSealed)

  return (
    <section className="panel stack" aria-labelledby="minters-title">
      <h2 id="minters-title">Minters and creditor</h2>
      <dl className="facts">
        {MINTERS.map(([contract, name]) => (
          <Fact
            key={contract}
            name={`${name} minted by`}
            address={minters[contract].address}
            isSealed={minters[contract].isSealed}
            note={note}
          />
        ))}
        <Fact name="Rewards credited by" address={creditor} note={note} />
      </dl>
      <AddressForm
        label="Another contract"
        actions={[
          ...open.map(
            ([contract, , role]) =>
              [
                `Make it the ${role}…`,
                (minter: `0x${string}`) => onPropose(setMinter(contracts, { contract, minter })),
              ] as const,
          ),
          ['Make it the reward creditor…', (address) => onPropose(setCreditor(contracts, address))],
        ]}
      />
      <div className="row">
        {open.map(([contract, , role]) => (
          <button
            key={contract}
            type="button"
            className="button danger"
            onClick={() => onPropose(sealMinter(contracts, contract))}
          >
            <span>{`Permanently lock the ${role}…`}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

type FactProps = {
  name: string
  address: `0x${string}`
  /** Nothing can replace it. */
  isSealed?: boolean
  note: (address: `0x${string}`) => ReactNode
}

function Fact({ name, address, isSealed = false, note }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code translate="no">{address}</code>, {note(address)}
        <span>{isSealed && ', locked'}</span>
      </dd>
    </>
  )
}
