import { type Command, Option } from 'commander'
import type { Hex } from 'viem'
import { decodeCall } from '../../access/describeCall.ts'
import {
  formatReady,
  readOperation,
  readOperations,
  type ScheduledOperation,
} from '../../access/readOperations.ts'
import { UnknownOperationError } from '../../access/readSchedule.ts'
import { atStableBlock } from '../../chain/atStableBlock.ts'
import { cancelOperation, executeOperation } from '../../proposals/saleProposals.ts'
import { formatTime, isNever } from '../../schedule/planSteps.ts'
import { addressesOf, describeListChange } from '../../whitelist/compareLists.ts'
import { openShardSource } from '../../whitelist/openShardSource.ts'
import { readWhitelist } from '../../whitelist/readWhitelist.ts'
import type { CommandKit } from '../commandKit.ts'
import { readLiveList } from '../liveList.ts'
import { addConfirmOption, addProposeOptions, parseOperation } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import type { Report } from '../report.ts'
import { openSale, type Sale } from '../session.ts'

type CancelOptions = ProposeOptions & { as?: 'adminSafe' | 'guardian' }

export function addOperationsCommands(program: Command, { action }: CommandKit) {
  const list = program
    .command('operations')
    .summary('list the scheduled calls')
    .description(
      'Lists the calls that the chain has scheduled: what they do, who may execute them and when. Needs an endpoint with eth_getLogs.',
    )
  action(list, async (session) => operationsReport(await readScheduled(await openSale(session))))

  const execute = addConfirmOption(addProposeOptions(program.command('execute')))
    .argument('<operation>', 'id of a scheduled call, as `presale operations` lists it', parseOperation)
    .summary('execute a scheduled call')
    .description(
      'Executes a scheduled call whose delay has passed, as the account that scheduled it. Refuses what the chain does not know.',
    )
  action<ProposeOptions, [Hex]>(execute, async (session, options, id) => {
    const sale = await openSale(session)
    const operation = await findOperation(sale, id)
    if (operation.status === 'waiting') return waitingReport(operation)
    const { lines = [], ...texts } = await checkWhitelist(sale, operation)
    const proposal = executeOperation(sale.deployment.contracts, operation)
    return propose(session, { ...proposal, ...texts, lines: [...linesOf(operation), ...lines] }, options)
  })

  const cancel = addProposeOptions(program.command('cancel'))
    .argument('<operation>', 'id of a scheduled call, as `presale operations` lists it', parseOperation)
    .addOption(
      new Option('--as <role>', 'who cancels').choices(['adminSafe', 'guardian']).default('adminSafe'),
    )
    .summary('cancel a scheduled call')
    .description(
      'Takes a scheduled call back at once (admin; guardian, unless it changes roles). Refuses what the chain does not know.',
    )
  action<CancelOptions, [Hex]>(cancel, async (session, options, id) => {
    const sale = await openSale(session)
    const operation = await findOperation(sale, id)
    const proposal = cancelOperation(sale.deployment.contracts, operation, options.as)
    return propose(session, { ...proposal, lines: linesOf(operation) }, options)
  })
}

async function readScheduled({ client, deployment }: Sale): Promise<ScheduledOperation[]> {
  const operations = await atStableBlock(client, 'latest', (block) =>
    readOperations({ client, deployment, block }),
  )
  return operations.filter(({ status }) => status !== 'expired')
}

/** @throws {UnknownOperationError} */
async function findOperation({ client, deployment }: Sale, id: Hex): Promise<ScheduledOperation> {
  const operation = await atStableBlock(client, 'latest', (block) =>
    readOperation({ client, deployment, block }, id),
  )
  if (operation === undefined) throw new UnknownOperationError([`operation ${id}`])
  return operation
}

/** A whitelist that is put in force is read first, from where buyers will read it, and compared with the one in force. */
async function checkWhitelist(
  sale: Sale,
  { target, data }: ScheduledOperation,
): Promise<Partial<ReturnType<typeof describeListChange>>> {
  const call = decodeCall(target, data)
  if (call?.functionName !== 'setWhitelistRoot') return {}
  const [root, baseUrl] = call.args as [Hex, string]
  const whitelist = await readWhitelist(openShardSource(baseUrl), root)
  const change = describeListChange(addressesOf(whitelist), await readLiveList(sale, baseUrl))
  const shards = `shards       ${whitelist.shards.size}, complete, at ${baseUrl}`
  return { ...change, lines: [shards, ...(change.lines ?? [])] }
}

function linesOf({ description, target, caller, id, expiresAt }: ScheduledOperation) {
  return [
    `call         ${description}`,
    `contract     ${target}`,
    `scheduled by ${caller}`,
    `operation    ${id}`,
    `expires      ${formatTime(expiresAt)}`,
  ]
}

function waitingReport(operation: ScheduledOperation): Report {
  const { id, caller, readyAt, description } = operation
  return {
    lines: [
      ...linesOf(operation),
      isNever(readyAt) ? 'It can never be executed.' : `It may be executed from ${formatTime(readyAt)} on.`,
    ],
    json: { status: 'waiting', operation: id, caller, readyAt, description },
  }
}

function operationsReport(operations: readonly ScheduledOperation[]): Report {
  const lines = operations.flatMap((operation) => [
    `${operation.status === 'ready' ? 'ready' : formatReady(operation.readyAt)}: ${operation.description}`,
    ...linesOf(operation)
      .slice(1)
      .map((line) => `  ${line}`),
  ])
  return { lines: lines.length === 0 ? ['Nothing is scheduled.'] : lines, json: { operations } }
}
