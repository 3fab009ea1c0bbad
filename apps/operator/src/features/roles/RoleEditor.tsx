import { grantRole, isDelayedRole, ROLES, type RoleName, revokeRole } from '@foyer/presale-operator'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { Members } from '../../chain/membersQuery.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { useProposal } from '../../ui/useProposal.tsx'
import { RoleHolders } from './RoleHolders.tsx'

const NAMES = Object.keys(ROLES) as RoleName[]

/** The holders of each role, and the changes that an admin can make. */
export function RoleEditor({ members, source, problem }: Members) {
  const { deployment, roles } = useRuntime().config
  const { open, panel } = useProposal()
  const holdersOf = (name: RoleName) => members.filter(({ role }) => role === ROLES[name])
  const admin = holdersOf('ADMIN').find(({ account }) => account === roles.adminSafe)
  const unmapped = members.filter(({ role }) => !NAMES.some((name) => ROLES[name] === role))

  function grant(role: RoleName, account: Address) {
    if (admin === undefined) return
    // A new admin or manager has the delay of the admin; the other roles act at once.
    const delay = isDelayedRole(role) ? admin.delay : 0
    open(grantRole(deployment.contracts, { role, account, members: holdersOf(role), delay }))
  }

  function revoke(role: RoleName, account: Address) {
    open(revokeRole(deployment.contracts, { role, account, members: holdersOf(role) }))
  }

  return (
    <>
      <section className="panel stack" aria-labelledby="holders-title">
        <h2 id="holders-title">Who holds them</h2>
        {problem !== undefined && (
          <>
            <p className="bad">Only accounts of the configuration are shown; others may hold a role, too.</p>
            <Failure error={problem} />
            <p className="note">
              The command <code translate="no">presale roles show</code> reads all of them from the chain.
            </p>
          </>
        )}
        {source === 'indexer' && (
          <p className="note">
            The indexer tells whom to ask the chain about, and can leave accounts out. The command{' '}
            <code translate="no">presale roles show</code> reads all of them from the chain.
          </p>
        )}
        {NAMES.map((name) => (
          <RoleHolders
            key={name}
            name={name}
            holders={holdersOf(name)}
            onRevoke={(account) => revoke(name, account)}
          />
        ))}
        {unmapped.map(({ role, account }) => (
          <p key={`${role} ${account}`} className="bad">
            <code translate="no">{account}</code> holds role <span>{String(role)}</span>, which the sale does
            not use.
          </p>
        ))}
      </section>
      <section className="panel stack" aria-labelledby="grant-title">
        <h2 id="grant-title">Grant a role</h2>
        <p className="note">
          To replace a holder, grant the role to the new account and take it from the old one; both may be
          scheduled on the same day. An admin cannot take its own role: the new one takes it, and so shows
          that it can act. A guardian can cancel scheduled calls of the manager, but not changes of roles.
          Afterwards correct the roles in the configuration of the network and of this console, and run{' '}
          <code translate="no">presale verify-deployment</code>.
        </p>
        {admin === undefined ? (
          <p className="bad" role="alert">
            <span translate="no">{roles.adminSafe}</span> is not the admin: correct roles.adminSafe in the
            configuration.
          </p>
        ) : (
          <AddressForm
            label="Account"
            actions={NAMES.toReversed().map((name) => [`Grant ${name}…`, (account) => grant(name, account)])}
          />
        )}
      </section>
      {panel}
    </>
  )
}
