import { accessManagerAbi, type Deployment, presaleAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, formatUnits, type Hex } from 'viem'
import { formatDelay } from '../access/formatDelay.ts'
import type { RoleMember } from '../access/readMembers.ts'
import type { DelayedCall } from '../access/readSchedule.ts'
import { createCall } from '../chain/call.ts'
import { ROLE_POWERS, ROLES, type RoleName } from '../deploy/roleMap.ts'
import { settlementGas } from '../keeper/planBatches.ts'
import { formatFactor, formatStep, type Step, type StepsPlan } from '../schedule/planSteps.ts'
import type { Proposal } from './proposal.ts'

// Actions of operators on a sale, for the command line and the console.

type Contracts = Deployment['contracts']
type Token = Deployment['tokens'][number]

/** Stops purchases; rewards, withdrawals and invitations go on. */
export function pauseSale({ presale }: Contracts): Proposal {
  return { title: 'Pause the sale', role: 'guardian', call: createCall(presale, presaleAbi, 'pause', []) }
}

export function resumeSale({ presale }: Contracts): Proposal {
  return { title: 'Resume the sale', role: 'operator', call: createCall(presale, presaleAbi, 'unpause', []) }
}

/** @param future steps after the locked ones; `plan` is what `planSteps` makes of them, of which the lines show what changes; left out before it is known */
export function changeSteps({ presale }: Contracts, future: readonly Step[], plan?: StepsPlan): Proposal {
  const { kept = [], removed = [], added = [] } = plan ?? {}
  const next = [...kept, ...added]
  const factorOf = (step: Step) => {
    const before = next[next.indexOf(step) - 1]
    return before === undefined ? '' : `  (${formatFactor(before.price, step.price)})`
  }
  return {
    title: 'Change the price steps',
    role: 'adminSafe',
    call: createCall(presale, presaleAbi, 'setFutureSteps', [future]),
    lines: [
      ...without(removed, added).map((step) => `- ${formatStep(step)}`),
      ...without(added, removed).map((step) => `+ ${formatStep(step)}${factorOf(step)}`),
    ],
  }
}

/** The steps that the others do not have: the call sets all later ones anew, also those that stay as they are. */
function without(steps: readonly Step[], others: readonly Step[]) {
  const known = new Set(others.map(formatStep))
  return steps.filter((step) => !known.has(formatStep(step)))
}

/** @param baseUrl where anybody finds the shards: it is kept in the chain's event */
export function setWhitelist(
  { presale }: Contracts,
  { root, baseUrl, ...texts }: { root: Hex; baseUrl: string } & Omit<Proposal, 'title' | 'role' | 'call'>,
): Proposal {
  const call = createCall(presale, presaleAbi, 'setWhitelistRoot', [root, baseUrl])
  return { title: 'Put a whitelist in force', role: 'operator', call, ...texts }
}

/** Lets the vault keep rewards in a token. Comes before {@link enableToken}. */
export function registerToken({ rewardVault }: Contracts, token: Address): Proposal {
  const call = createCall(rewardVault, rewardVaultAbi, 'registerToken', [token])
  return { title: `Register a token with the vault: ${token}`, role: 'adminSafe', call }
}

export function enableToken({ presale }: Contracts, token: Address): Proposal {
  const call = createCall(presale, presaleAbi, 'enablePaymentToken', [token])
  return { title: `Accept a token for purchases: ${token}`, role: 'adminSafe', call }
}

/** Stops purchases with a token; rewards in it stay and can be withdrawn. */
export function disableToken({ presale }: Contracts, token: Address): Proposal {
  const call = createCall(presale, presaleAbi, 'disablePaymentToken', [token])
  return { title: `Stop accepting a token: ${token}`, role: 'guardian', call }
}

export function setTreasury({ presale }: Contracts, treasury: Address): Proposal {
  const call = createCall(presale, presaleAbi, 'setTreasury', [treasury])
  return { title: `Set the treasury to ${treasury}`, role: 'adminSafe', call }
}

/** Replaces the account that may pay withdrawals at once. Those that are late anybody may pay, as before. */
export function setKeeper({ rewardVault }: Contracts, keeper: Address): Proposal {
  const call = createCall(rewardVault, rewardVaultAbi, 'setKeeper', [keeper])
  return { title: `Set the keeper to ${keeper}`, role: 'operator', call }
}

/** @param fees uncollected, in the token's smallest unit */
export function collectFees(
  { rewardVault }: Contracts,
  { token, fees, recipient }: { token: Token; fees: bigint; recipient: Address },
): Proposal {
  return {
    title: `Collect ${formatUnits(fees, token.decimals)} ${token.symbol} of fees`,
    role: 'anyone',
    call: createCall(rewardVault, rewardVaultAbi, 'collectFees', [token.address]),
    lines: [`recipient  ${recipient}`],
  }
}

/** Pays withdrawals of one token; those that cannot be paid now are skipped. The vault pays none twice. */
export function settleWithdrawals(
  { rewardVault }: Contracts,
  { token, ids }: { token: Token; ids: readonly number[] },
): Proposal {
  return {
    title: `Settle ${ids.length} ${ids.length === 1 ? 'withdrawal' : 'withdrawals'} of ${token.symbol}`,
    role: 'anyone',
    call: createCall(rewardVault, rewardVaultAbi, 'settle', [token.address, ids]),
    lines: [`withdrawals  ${ids.join(', ')}`],
    gas: settlementGas(ids.length),
  }
}

export type RoleChange = {
  role: RoleName
  account: Address
  /** Accounts that hold the role now, this one or others. */
  members: readonly RoleMember[]
}

/** @param delay seconds between scheduling and executing a call; ADMIN and MANAGER have one */
export function grantRole(
  { accessManager }: Contracts,
  { role, account, members, delay }: RoleChange & { delay: number },
): Proposal {
  const held = members.find((member) => member.account === account)
  return {
    title: `Grant ${role} to ${account}`,
    role: 'adminSafe',
    call: createCall(accessManager, accessManagerAbi, 'grantRole', [ROLES[role], account, delay]),
    lines: [
      `may                 ${ROLE_POWERS[role]}`,
      `delay of its calls  ${formatDelay(delay)}${held === undefined ? '' : `, now ${formatDelay(held.delay)}`}`,
    ],
  }
}

export function revokeRole({ accessManager }: Contracts, { role, account, members }: RoleChange): Proposal {
  const others = members.filter((member) => member.account !== account)
  return {
    title: `Revoke ${role} from ${account}`,
    role: 'adminSafe',
    call: createCall(accessManager, accessManagerAbi, 'revokeRole', [ROLES[role], account]),
    lines:
      others.length === 0
        ? [`Nobody else holds ${role}. Until it is granted again, nobody may do this: ${ROLE_POWERS[role]}.`]
        : others.map((other) => `still holds it  ${other.account}`),
  }
}

/**
 * Takes a scheduled call back, so that it cannot be executed.
 *
 * @param role who cancels: the admin may cancel every call, a guardian those of the manager
 */
export function cancelOperation(
  { accessManager }: Contracts,
  { caller, target, data }: DelayedCall,
  role: 'adminSafe' | 'guardian' = 'adminSafe',
): Proposal {
  return {
    title: 'Cancel a scheduled call',
    role,
    call: createCall(accessManager, accessManagerAbi, 'cancel', [caller, target, data]),
    direct: true,
  }
}

/** Executes a scheduled call whose delay has passed. Only the account that scheduled it can. */
export function executeOperation(
  { accessManager }: Contracts,
  { caller, target, data }: DelayedCall,
): Proposal {
  return {
    title: 'Execute a scheduled call',
    role: 'adminSafe',
    caller,
    call: createCall(accessManager, accessManagerAbi, 'execute', [target, data]),
    direct: true,
  }
}
