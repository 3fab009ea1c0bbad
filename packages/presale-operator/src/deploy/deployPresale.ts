import type { Deployment } from '@foyer/presale-contracts'
import { type DeploymentResult, deploy, listTransactions } from '@nomicfoundation/ignition-core'
import { getAddress, type Hex, type LocalAccount } from 'viem'
import { type ChainClient, isLoopback } from '../chain/openChain.ts'
import { isOutage, toSaleError } from '../chain/toSaleError.ts'
import type { NetworkConfig } from '../config/schema.ts'
import { SaleError } from '../errors.ts'
import { artifactResolver } from './artifacts.ts'
import { assembleDeployment } from './assembleDeployment.ts'
import { awaitSentTransactions } from './awaitSentTransactions.ts'
import { confirmSentTransactions } from './confirmSentTransactions.ts'
import { createSigningProvider } from './createSigningProvider.ts'
import type { ContractName } from './describePresale.ts'
import { presaleModule } from './presaleModule.ts'
import { recoverLostTransaction } from './recoverLostTransaction.ts'
import { repairJournal } from './repairJournal.ts'
import { sentTransactions } from './sentTransactions.ts'

/** Blocks after which a transaction counts as final. */
const CONFIRMATIONS = 5

export type DeployPresaleParameters = {
  config: NetworkConfig
  client: ChainClient
  /** Pays for the deployment and has no powers left after it. */
  deployer: LocalAccount
  /** Ignition's journal: a second run with the same directory resumes where the first one stopped. */
  journalDir: string
  /** After each transaction that was handed to the node. */
  onTransaction?: (hash: Hex) => void
}

/** The deployment stopped before its end. */
export class DeploymentError extends SaleError {
  override name = 'DeploymentError'
}

/**
 * Deploys the whole system and hands it to the roles of the configuration.
 *
 * @throws {DeploymentError} a transaction failed; the journal lets a later run resume
 * @throws {ChainError} the endpoint stopped answering; likewise
 */
export async function deployPresale({
  config,
  client,
  deployer,
  journalDir,
  onTransaction = () => {},
}: DeployPresaleParameters): Promise<Deployment> {
  const sent = sentTransactions(journalDir)
  const provider = createSigningProvider(client, deployer, async (nonce, hash) => {
    await sent.add(nonce, hash)
    onTransaction(hash)
  })
  const isLocal = isLoopback(client.transport.url ?? '')
  const confirmations = isLocal ? 1 : CONFIRMATIONS
  await repairJournal(journalDir)
  const awaited = new Set<string>()
  /** True if this very failure has been waited for before, and waiting has changed nothing. */
  function isAwaited(error: unknown) {
    const known = awaited.has(messageOf(error))
    awaited.add(messageOf(error))
    return known
  }
  const run = (): Promise<DeploymentResult> =>
    deploy({
      ignitionModule: presaleModule(config, deployer.address),
      artifactResolver,
      provider,
      accounts: [deployer.address],
      deploymentParameters: {},
      deploymentDir: journalDir,
      config: {
        requiredConfirmations: confirmations,
        ...(isLocal && { blockPollingInterval: 30 }),
      },
    }).catch(async (error: unknown) => {
      if (await recoverLostTransaction({ client, provider, journalDir, error })) return run()
      if (await confirmSentTransactions({ client, journalDir, error, confirmations })) return run()
      if (!isAwaited(error) && (await awaitSentTransactions({ client, journalDir, error }))) return run()
      throw isOutage(error) ? toSaleError(error) : stopped([messageOf(error)], error)
    })
  const result = await run()
  if (!('contracts' in result)) throw stopped(detailsOf(result))

  const addressOf = (contract: ContractName) =>
    getAddress(result.contracts[`GenesisPresale#${contract}`]?.address ?? '')
  return assembleDeployment({ client, config, addressOf, startBlock: await firstBlock(client, journalDir) })
}

/** Block of the first transaction, from which logs are read. */
async function firstBlock(client: ChainClient, journalDir: string) {
  const [first] = await listTransactions(journalDir, artifactResolver)
  if (first === undefined) throw new Error(`the journal ${journalDir} has no transactions`)
  const { blockNumber } = await client.getTransactionReceipt({ hash: first.txHash as Hex })
  return Number(blockNumber)
}

type FailedDeploymentResult = Exclude<DeploymentResult, { contracts: unknown }>

function stopped(details: string[], cause?: unknown) {
  return new DeploymentError('The deployment stopped before its end.', {
    details,
    remedy: 'read the reason above, remove it, and run the same command again: it resumes from its journal',
    docs: 'deploy',
    cause,
  })
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

function detailsOf(result: FailedDeploymentResult): string[] {
  if ('errors' in result)
    return Object.entries(result.errors).flatMap(([step, errors]) =>
      errors.map((error) => `${step}: ${error}`),
    )
  return [
    ...result.failed.map(({ futureId, error }) => `${futureId}: ${error}`),
    ...result.timedOut.map(({ futureId }) => `${futureId}: not mined in time`),
    ...result.held.map(({ futureId, reason }) => `${futureId}: held, ${reason}`),
  ]
}
