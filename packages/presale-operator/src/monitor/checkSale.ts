import type { Deployment } from '@foyer/presale-contracts'
import { formatReady, readOperations, type ScheduledOperation } from '../access/readOperations.ts'
import type { ChainClient } from '../chain/openChain.ts'
import type { NetworkConfig } from '../config/schema.ts'
import type { VaultReader } from '../vault/createVaultReader.ts'
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
    checkTokens({ client, deployment, ledger, blockNumber }),
    checkSupply({ client, deployment, blockNumber }),
    checkAccounts({ client, deployment, config, blockNumber, now }),
    readOperations({ client, deployment, block }),
  ])
  const acts =
    since === undefined
      ? []
      : await checkActs({ client, deployment, fromBlock: since.block + 1n, toBlock: blockNumber })
  const findings: Finding[] = [
    ...[...tokens, ...supply, checkPending(ledger, now), ...accounts],
    ...[...checkOperations(operations, { expectedOperations, since, now }), ...acts],
  ]
  return { block: blockNumber, time: now, findings }
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
