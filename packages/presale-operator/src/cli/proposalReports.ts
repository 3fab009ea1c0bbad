import type { Address, Hex } from 'viem'
import { describeCall } from '../access/describeCall.ts'
import type { PlannedCall } from '../access/planCall.ts'
import type { Call } from '../chain/call.ts'
import type { Proposal } from '../proposals/proposal.ts'
import { formatTime, isNever } from '../schedule/planSteps.ts'
import { changeLines } from '../whitelist/compareLists.ts'
import { type Report, table, toJson } from './report.ts'

type Subject = { proposal: Proposal; caller: Address }
type Step = Exclude<PlannedCall, { status: 'wait' }>
/** Why a call that is scheduled would be refused if it were executed now. */
type Refusal = { refusal: string | undefined }

/** The call is scheduled, and its delay has not passed. */
export function waitingReport({ proposal, caller, readyAt }: Subject & { readyAt: number }): Report {
  return {
    lines: [...headOf({ proposal, caller }), `Scheduled already. ${nextStep(readyAt)}`],
    json: { status: 'waiting', caller, call: summaryOf(proposal.call), readyAt },
  }
}

/** The step was sent and mined. `readyAt` is there when it was the scheduling of a delayed call. */
export function sentReport(
  parameters: Subject & Refusal & { planned: Step; transactionHash: Hex; readyAt: number | undefined },
): Report {
  const { proposal, caller, planned, transactionHash, readyAt, refusal } = parameters
  const scheduled = readyAt === undefined ? [] : [`It is scheduled now. ${nextStep(readyAt)}`]
  return {
    lines: [...headOf(parameters), `Sent and mined: ${transactionHash}`, ...scheduled, ...warning(refusal)],
    json: {
      status: planned.status === 'schedule' ? 'scheduled' : 'done',
      caller,
      call: summaryOf(proposal.call),
      transaction: transactionHash,
      readyAt,
      refusal,
    },
  }
}

/** The step was simulated and nothing was sent. */
export function plannedReport(
  parameters: Subject & Refusal & { planned: Step; safe: object; safeFile: string | undefined },
): Report {
  const { proposal, caller, planned, refusal, safe, safeFile } = parameters
  const step = planned.call
  return {
    lines: [
      ...headOf(parameters),
      ...table([
        ['step', stepText(planned)],
        ['simulated', 'the contracts accept it'],
        ['calldata', `${step.data} to ${step.to}`],
      ]),
      ...warning(refusal),
      'Nothing was sent. Add --send to sign it here, or load this into the Transaction Builder of the Safe:',
      safeFile ?? toJson(safe),
    ],
    json: {
      status: 'planned',
      step: planned.status,
      caller,
      call: summaryOf(proposal.call),
      transaction: summaryOf(step),
      safe,
      refusal,
    },
  }
}

function headOf({ proposal, caller }: Subject): string[] {
  const { title, role, call, lines = [], warnings = [], addresses } = proposal
  return [
    title,
    ...[...lines, ...(addresses === undefined ? [] : changeLines(addresses))].map((line) => `  ${line}`),
    ...warnings.map((text) => `WARNING  ${text}`),
    ...table([
      ['call', describeCall(call.data)],
      ['to', call.to],
      ['as', `${caller} (${role})`],
    ]),
  ]
}

function stepText(planned: Step) {
  if (planned.status === 'call') return 'the call itself'
  if (planned.status === 'execute') return 'execution: its delay has passed'
  return `scheduling; the same command executes it from about ${formatTime(planned.readyAt)} on`
}

function warning(refusal: string | undefined) {
  if (refusal === undefined) return []
  return [
    `WARNING  executed now, the call would be refused: ${refusal}. Schedule it only if that changes before it is due.`,
  ]
}

function nextStep(readyAt: number) {
  if (isNever(readyAt))
    return 'It is scheduled for a time that never comes. List it with `presale operations`, cancel it, and run the same command again.'
  return `From ${formatTime(readyAt)} on, the same command executes it.`
}

function summaryOf({ to, data, signature, args }: Call) {
  return { to, data, signature, args }
}
