import type { Deployment } from '@foyer/presale-contracts'
import { formatReady, readOperations, type ScheduledOperation } from '../access/readOperations.ts'
import type { ChainClient } from '../chain/openChain.ts'
import type { NetworkConfig } from '../config/schema.ts'
import type { VaultReader, VaultReading } from '../vault/createVaultReader.ts'
import type { VaultLedger } from '../vault/vaultLedger.ts'
import { checkAccounts } from './checkAccounts.ts'
import { checkActs } from './checkActs.ts'
import { checkSupply } from './checkSupply.ts'
import { checkTokens } from './checkTokens.ts'
import { type Finding, finding } from './finding.ts'
import type { LastLook } from './lastLook.ts'

/** A withdrawal that waits longer than this, in seconds, has been left by the keeper and by everybody else. */
const PENDING_LIMIT = 15 * 60

export type CheckSaleParameters = {
  client: ChainClient
  deployment: Deployment
  config: NetworkConfig
  reader: VaultReader
  /** Ids of scheduled operations that are expected and raise no alarm. */
  expectedOperations: readonly string[]
  /** Up to where an earlier run has looked: acts after it are reported. Without it, no acts are. */
  since?: LastLook
}

/** Checks the live chain once. All values are of one block. */
export async function checkSale(parameters: CheckSaleParameters) {
  const { client, deployment, config, reader, expectedOperations, since } = parameters
  const { ledger, block } = await reader.read()
  const [blockNumber, now] = [block.number, Number(block.timestamp)]
  const [tokens, supply, accounts, operations] = await Promise.all([
    checkDebts(parameters, { ledger, block }),
    checkSupply({ client, deployment, blockNumber }),
    checkAccounts({ client, deployment, config, blockNumber, now }),
    readOperations({ client, deployment, block }),
  ])
  const acts = await checkActs({ client, deployment, since, toBlock: blockNumber })
  const findings: Finding[] = [
    ...tokens,
    ...supply,
    checkPending(ledger, now),
    ...accounts,
    ...checkOperations(operations, { expectedOperations, since, now }),
    ...acts.findings,
  ]
  const look: LastLook = { block: blockNumber, time: now, acts: acts.reported }
  return { block: blockNumber, time: now, findings, look }
}

/**
 * A debt that the events do not explain is looked at once more with all events read again: what an earlier run has kept
 * may lack one, and raises no alarm.
 */
async function checkDebts(
  { client, deployment, reader }: CheckSaleParameters,
  { ledger, block }: VaultReading,
): Promise<Finding[]> {
  const tokens = { client, deployment, blockNumber: block.number }
  const findings = await checkTokens({ ...tokens, ledger })
  if (!findings.some(({ rule, status }) => rule === 'I1' && status === 'alarm')) return findings
  return checkTokens({ ...tokens, ledger: await reader.readAll(block) })
}

function checkPending({ open }: VaultLedger, now: number): Finding {
  const late = open.filter(({ requestedAt }) => requestedAt + PENDING_LIMIT < now)
  return finding(
    'pending',
    late.length === 0,
    `${late.length} of ${open.length} open withdrawals wait longer than 15 minutes` +
      (late.length === 0 ? '' : `: ${late.slice(0, 20).map(({ id }) => id)}`),
  )
}

type Expectations = Pick<CheckSaleParameters, 'expectedOperations' | 'since'> & { now: number }

function checkOperations(
  operations: readonly ScheduledOperation[],
  { expectedOperations, since, now }: Expectations,
): Finding[] {
  const isExpected = ({ id }: ScheduledOperation) => expectedOperations.includes(id)
  const findings = operations.flatMap((operation) => {
    const { id, description, caller, readyAt, expiresAt, status } = operation
    const what = `${description} by ${caller}`
    if (status !== 'expired')
      return [
        finding(
          'operations',
          isExpected(operation),
          `${what}, executable ${formatReady(readyAt)}, operation ${id}`,
        ),
      ]
    // It cannot be executed any more. The report is for the person who waits for it.
    const isNew = since !== undefined && expiresAt > since.time && expiresAt <= now
    return isNew ? [finding('operations', false, `${what} has expired unexecuted, operation ${id}`)] : []
  })
  return findings.length > 0 ? findings : [finding('operations', true, 'no administrative call is scheduled')]
}
