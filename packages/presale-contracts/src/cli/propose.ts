import type { Address } from 'viem'
import { type PlannedCall, planCall } from '../access/planCall.ts'
import { describeCall } from '../access/readOperations.ts'
import type { Call } from '../chain/call.ts'
import { sendCall, simulateCall } from '../chain/sendCall.ts'
import type { RoleKey } from '../config/schema.ts'
import { writeFileAtomic } from '../files/writeFileAtomic.ts'
import { formatTime } from '../schedule/planSteps.ts'
import { type Report, table, toJson } from './report.ts'
import { safeBatch } from './safeTransaction.ts'
import { openSale, type Session } from './session.ts'

/** Options of commands that change something. */
export type ProposeOptions = { send?: boolean; safeFile?: string }

export type Proposal = {
  /** What the call does, as a title. */
  title: string
  /** Who is meant to make it; `anyone` when no role is needed. */
  role: RoleKey | 'anyone'
  call: Call
  /** More for a person to read before deciding. */
  lines?: readonly string[]
}

/**
 * Plans a call and simulates it; sends it only with `send`. Without it the report has the calldata and a file for the
 * Safe's Transaction Builder.
 *
 * @throws {OperatorError} the contracts would refuse the call
 */
export async function propose(
  session: Session,
  proposal: Proposal,
  options: ProposeOptions,
): Promise<Report> {
  const { title, role, call, lines = [] } = proposal
  const { client, config, deployment } = await openSale(session)
  // Anybody may sign a call that needs no role: the operations team's account is as good as any.
  const holder = role === 'anyone' ? 'operator' : role
  const signer = options.send ? await session.signer(holder) : undefined
  const caller: Address = signer?.address ?? config.roles[holder]
  const planned: PlannedCall =
    role === 'anyone' ? { status: 'call', call } : await planCall({ client, deployment, caller, call })

  const head = [
    title,
    ...lines.map((line) => `  ${line}`),
    ...table([
      ['call', describeCall(call.data)],
      ['to', call.to],
      ['as', `${caller} (${role})`],
    ]),
  ]
  if (planned.status === 'wait') {
    const when = formatTime(planned.readyAt)
    return {
      lines: [...head, `Scheduled already; it can be executed from ${when}. Run the same command then.`],
      json: { status: 'waiting', caller, call: summary(call), readyAt: planned.readyAt },
    }
  }

  const step = planned.call
  const note = noteOf(planned)
  if (signer !== undefined) {
    const { transactionHash } = await sendCall(client, signer, step)
    return {
      lines: [...head, ...note, `Sent and mined: ${transactionHash}`],
      json: {
        status: sentStatus(planned),
        caller,
        call: summary(call),
        transaction: transactionHash,
        ...readyAtOf(planned),
      },
    }
  }

  await simulateCall(client, caller, step)
  const safe = safeBatch({
    chainId: config.chainId,
    safe: caller,
    description: title,
    call: step,
    createdAt: Date.now(),
  })
  if (options.safeFile !== undefined) await writeFileAtomic(options.safeFile, `${toJson(safe)}\n`)
  return {
    lines: [
      ...head,
      ...note,
      ...table([
        ['simulated', 'the contracts accept it'],
        ['calldata', `${step.data} to ${step.to}`],
      ]),
      'Nothing was sent. Add --send to sign it here, or load this into the Transaction Builder of the Safe:',
      options.safeFile ?? toJson(safe),
    ],
    json: {
      status: 'planned',
      step: planned.status,
      caller,
      call: summary(call),
      transaction: summary(step),
      safe,
      ...readyAtOf(planned),
    },
  }
}

function noteOf(planned: Exclude<PlannedCall, { status: 'wait' }>): string[] {
  if (planned.status === 'schedule')
    return [
      `  This schedules the call. Run the same command again from ${formatTime(planned.readyAt)} on to execute it.`,
    ]
  return planned.status === 'execute' ? ['  Its delay has passed: this executes it.'] : []
}

function sentStatus({ status }: PlannedCall) {
  return status === 'schedule' ? 'scheduled' : 'done'
}

function readyAtOf(planned: PlannedCall) {
  return planned.status === 'schedule' ? { readyAt: planned.readyAt } : {}
}

function summary({ to, data, signature, args }: Call) {
  return { to, data, signature, args }
}
