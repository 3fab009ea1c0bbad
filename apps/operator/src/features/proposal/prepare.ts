import {
  NoRoleError,
  type PlannedCall,
  type Proposal,
  planCall,
  refusalOfExecution,
  safeBatch,
  simulateCall,
} from '@foyer/presale-operator'
import type { Address } from 'viem'
import type { Runtime } from '../../app/boot.ts'

/** A proposal made ready: what has to be sent now, by whom, and that the contracts accept it. */
export type Prepared = {
  caller: Address
  /** Whether the connected wallet is the caller, so that it can send. */
  isOwn: boolean
  planned: PlannedCall
  /** Why the call that is to be scheduled would be refused if it were executed now. */
  refusal?: string
}

type Sale = Pick<Runtime, 'client' | 'config'>
type PrepareParameters = { proposal: Proposal; account: Address | undefined }

/**
 * Finds out who has to send what: the connected account if it may, else the holder of the role in the configuration.
 * What has to be sent is simulated.
 *
 * @throws {OperatorError} the contracts would refuse it, with their reason
 */
export async function prepare(runtime: Sale, { proposal, account }: PrepareParameters): Promise<Prepared> {
  const holder = holderOf(runtime, proposal)
  const mayTry = account !== undefined && (proposal.direct !== true || account === holder)
  const own = mayTry ? await planFor(runtime, proposal, account).catch(isNoRole) : undefined
  const caller = mayTry && own !== undefined ? account : holder
  const planned = own ?? (await planFor(runtime, proposal, caller))
  if (planned.status !== 'wait') await simulateCall(runtime.client, caller, planned.call)
  const { client, config } = runtime
  const refusal =
    planned.status === 'schedule'
      ? await refusalOfExecution(client, config.deployment, proposal.call)
      : undefined
  return { caller, isOwn: caller === account, planned, ...(refusal !== undefined && { refusal }) }
}

/** A file for the Transaction Builder of the Safe app, with the step that is due. */
export function safeFileOf({ config }: Sale, { title }: Proposal, { caller, planned }: Prepared) {
  if (planned.status === 'wait') return undefined
  const { chainId } = config.deployment
  const batch = safeBatch({
    chainId,
    safe: caller,
    description: title,
    call: planned.call,
    createdAt: Date.now(),
  })
  return JSON.stringify(batch, undefined, 2)
}

async function planFor({ client, config }: Sale, proposal: Proposal, caller: Address): Promise<PlannedCall> {
  const { role, call, direct = role === 'anyone' } = proposal
  if (direct) return { status: 'call', call }
  return planCall({ client, deployment: config.deployment, caller, call })
}

/** The connected account has no role for the call; any other failure is one. */
function isNoRole(error: unknown) {
  if (error instanceof NoRoleError) return undefined
  throw error
}

function holderOf({ config: { roles } }: Sale, { role }: Proposal): Address {
  if (role === 'adminSafe' || role === 'guardian' || role === 'keeper') return roles[role]
  return roles.operator
}
