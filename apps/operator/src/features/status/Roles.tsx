import { formatDelay, ROLE_POWERS } from '@foyer/presale-operator'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { rolesQueryOptions } from '../../chain/rolesQuery.ts'
import { Failure } from '../../ui/Failure.tsx'
import { useWallet } from '../wallet/useWallet.ts'

/** The roles of the connected account. */
export function Roles({ keeper }: { keeper: Address }) {
  const { address } = useWallet()
  return (
    <section className="panel stack" aria-labelledby="roles-title">
      <h2 id="roles-title">Your roles</h2>
      {address === undefined ? (
        <p className="note">
          Connect a wallet to see its roles. Without one, every change can be prepared for the Safe that may
          make it.
        </p>
      ) : (
        <HeldRoles account={address} keeper={keeper} />
      )}
    </section>
  )
}

function HeldRoles({ account, keeper }: { account: Address; keeper: Address }) {
  const { data, error, isError } = useQuery(rolesQueryOptions(useRuntime(), account))
  if (isError) return <Failure error={error} />
  if (data === undefined) return <p role="status">Reading the roles…</p>
  const isKeeper = account === keeper
  if (data.length === 0 && !isKeeper)
    return (
      <p>
        This account holds no role. It may look, collect fees for their recipient, and settle late
        withdrawals.
      </p>
    )

  return (
    <ul className="stack" aria-label="Roles of the connected account">
      {data.map(({ name, delay }) => (
        <li key={name}>
          <strong>{name}</strong>: <span>{ROLE_POWERS[name]}</span>
          <span>
            {delay > 0 && `. Calls are scheduled first and can be executed after ${formatDelay(delay)}`}
          </span>
        </li>
      ))}
      {isKeeper && (
        <li>
          <strong>Keeper</strong>, an account that the vault names and no role: settles withdrawals at once
        </li>
      )}
    </ul>
  )
}
