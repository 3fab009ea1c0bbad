import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import {
  type Call,
  describeCall,
  NoRoleError,
  type PlannedCall,
  type Proposal,
  planCall,
  readSchedule,
  refusalOfExecution,
  safeBatch,
  simulateCall,
  UnknownOperationError,
} from '@foyer/presale-operator'
import { type Address, decodeFunctionData, isAddressEqual } from 'viem'
import type { Runtime } from '../../app/boot.ts'

/** A proposal made ready: what has to be sent now, by whom, and that the contracts accept it. */
export type Prepared = {
  caller: Address
  /** True if the connected wallet is the caller, so that it can send. */
  isOwn: boolean
  planned: PlannedCall
  /** Why the call that is to be scheduled would be refused if it were executed now. */
  refusal?: string
}

type Sale = Pick<Runtime, 'client' | 'config'>
type PrepareParameters = { proposal: Proposal; account: Address | undefined }

/**
 * Finds out who has to send what: the connected account if it may, else the holder of the role in the configuration.
 * Simulates the transaction to send.
 *
 * @throws {SaleError} the contracts would refuse it, with their reason
 */
export async function prepare(runtime: Sale, { proposal, account }: PrepareParameters): Promise<Prepared> {
  const holder = proposal.caller ?? holderOf(runtime, proposal)
  const mayTry = account !== undefined && (proposal.direct !== true || account === holder)
  const own = mayTry ? await planFor(runtime, proposal, account).catch(isNoRole) : undefined
  const caller = mayTry && own !== undefined ? account : holder
  const planned = own ?? (await planFor(runtime, proposal, caller))
  if (planned.status !== 'wait') await checkCall(runtime, caller, planned.call)
  const { client, config } = runtime
  const refusal =
    planned.status === 'schedule'
      ? await refusalOfExecution(client, config.deployment, proposal.call)
      : undefined
  return { caller, isOwn: caller === account, planned, ...(refusal !== undefined && { refusal }) }
}

/**
 * Makes sure that the contracts accept a call now. What executes a scheduled call needs its schedule on the chain: an
 * account without a delay could otherwise be made to call anything through the AccessManager.
 *
 * @throws {SaleError}
 */
export async function checkCall({ client, config }: Sale, caller: Address, call: Call) {
  const { deployment } = config
  const delayed = readExecution(deployment, caller, call)
  if (delayed !== undefined && (await readSchedule(client, deployment, delayed)) === undefined)
    throw new UnknownOperationError([`call ${describeCall(delayed.data)}`, `caller ${caller}`])
  await simulateCall(client, caller, call)
}

/** The scheduled call that a call executes, if it does. */
function readExecution({ contracts }: Deployment, caller: Address, { to, data }: Call) {
  if (!isAddressEqual(to, contracts.accessManager)) return undefined
  const { functionName, args } = decodeFunctionData({ abi: accessManagerAbi, data })
  return functionName === 'execute' ? { caller, target: args[0], data: args[1] } : undefined
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
