import { type Address, isAddressEqual } from 'viem'
import { type PlannedCall, planCall } from '../access/planCall.ts'
import { refusalOfExecution } from '../access/refusalOfExecution.ts'
import { sendCall, simulateCall } from '../chain/sendCall.ts'
import { SaleError } from '../errors.ts'
import { writeFileAtomic } from '../files/writeFileAtomic.ts'
import type { Proposal } from '../proposals/proposal.ts'
import { safeBatch } from '../proposals/safeBatch.ts'
import { countChange } from '../whitelist/compareLists.ts'
import { plannedReport, sentReport, waitingReport } from './proposalReports.ts'
import { type Report, toJson } from './report.ts'
import { openSale, type Session } from './session.ts'

/** Options of commands that change something. */
export type ProposeOptions = { send?: boolean; safeFile?: string; yes?: boolean }

/**
 * Plans a call and simulates it; sends it only with `send`. Without it the report has the calldata and a file for the
 * Safe's Transaction Builder.
 *
 * @throws {SaleError} the contracts would refuse the call
 */
export async function propose(
  session: Session,
  proposal: Proposal,
  options: ProposeOptions,
): Promise<Report> {
  const { role, call, direct = role === 'anyone' } = proposal
  assertConfirmed(proposal, options)
  const { client, config, deployment } = await openSale(session)
  // Anybody may sign a call that needs no role: the operations team's account is as good as any.
  const holder = role === 'anyone' ? 'operator' : role
  const signer = options.send ? await session.signer(proposal.caller ?? holder) : undefined
  const caller: Address = signer?.address ?? proposal.caller ?? config.roles[holder]
  if (proposal.caller !== undefined) assertCaller(caller, proposal.caller)
  const plan = async (): Promise<PlannedCall> =>
    direct ? { status: 'call', call } : planCall({ client, deployment, caller, call })

  const planned = await plan()
  const refusal =
    planned.status === 'schedule' ? await refusalOfExecution(client, deployment, call) : undefined
  if (planned.status === 'wait') return waitingReport({ proposal, caller, readyAt: planned.readyAt })

  if (signer !== undefined) {
    const { transactionHash } = await sendCall(client, signer, planned.call)
    // Its own block decides when a scheduled call is due: asked for again, the chain tells.
    const next = planned.status === 'schedule' ? await plan() : undefined
    const readyAt = next?.status === 'wait' ? next.readyAt : undefined
    return sentReport({ proposal, caller, planned, transactionHash, readyAt, refusal })
  }

  await simulateCall(client, caller, planned.call)
  const safe = safeBatch({
    chainId: config.chainId,
    safe: caller,
    description: proposal.title,
    call: planned.call,
    createdAt: Date.now(),
  })
  if (options.safeFile !== undefined) await writeFileAtomic(options.safeFile, `${toJson(safe)}\n`)
  return plannedReport({ proposal, caller, planned, refusal, safe, safeFile: options.safeFile })
}

/** @throws {SaleError} it would be sent, or handed to a Safe, and nobody has agreed to what it takes away */
function assertConfirmed(proposal: Proposal, options: ProposeOptions) {
  const { title, confirmation, addresses, lines = [], warnings = [] } = proposal
  const isActing = options.send === true || options.safeFile !== undefined
  if (confirmation === undefined || options.yes === true || !isActing) return
  throw new SaleError(`${title}: this needs a confirmation; nothing was sent.`, {
    details: [...lines, ...(addresses === undefined ? [] : [countChange(addresses)]), ...warnings],
    remedy: `run it without --send to see the addresses, then add --yes to confirm: ${confirmation}`,
    docs: 'the-whitelist',
  })
}

/** @throws {SaleError} the account that signs is not the one that can make the call */
function assertCaller(signer: Address, caller: Address) {
  if (isAddressEqual(signer, caller)) return
  throw new SaleError('Another account has to sign this.', {
    details: [`expected ${caller}`, `the key is that of ${signer}`],
    remedy: 'set PRESALE_PRIVATE_KEY to its key, or leave out --send and take the file to its Safe',
    docs: 'scheduled-calls',
  })
}
