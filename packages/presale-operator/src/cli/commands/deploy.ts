import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from '@foyer/presale-contracts'
import { type Command, Option } from 'commander'
import { ensureArtifacts } from '../../deploy/artifacts.ts'
import { writeDeployment } from '../../deploy/deploymentFile.ts'
import { holdJournal } from '../../deploy/holdJournal.ts'
import { setJournalAside } from '../../deploy/setJournalAside.ts'
import { deployDevnet } from '../../devnet/deployDevnet.ts'
import { SCENARIOS, type Scenario } from '../../devnet/scenarios.ts'
import { SaleError } from '../../errors.ts'
import { verifyDeployment } from '../../verify/verifyDeployment.ts'
import type { CommandKit } from '../commandKit.ts'
import { deploymentPath, journalPath, WHITELIST_FOLDER } from '../paths.ts'
import type { Report } from '../report.ts'
import type { GlobalOptions, Session } from '../session.ts'
import { addPrudenceOptions, assertDeployable, type PrudenceOptions } from './config.ts'
import { verificationReport } from './verifyDeployment.ts'

type DeployOptions = GlobalOptions &
  PrudenceOptions & { send?: boolean; restart?: boolean; scenario?: Scenario }

export function addDeployCommand(program: Command, { action, io }: CommandKit) {
  const onProgress = (message: string) => io.printError(message)
  const deploy = addPrudenceOptions(program.command('deploy'))
    .option('--send', 'deploy; without this, the plan is shown')
    .option('--restart', 'put the journal aside and begin a new deployment')
    .addOption(new Option('--scenario <name>', 'development chain only: state to seed').choices(SCENARIOS))
    .summary('deploy the contracts and hand them to their roles')
    .description(
      'Deploys all contracts as config/<network>.yaml says, hands them to their roles, takes all powers from the deployer, and verifies the result. Stopped half-way, it resumes from its journal in ignition/deployments. The deployer (PRESALE_PRIVATE_KEY) needs BNB and has no power afterwards.',
    )
  action<DeployOptions, []>(deploy, async (session, options) => {
    const config = await session.config()
    const client = await session.client()
    if (config.development) {
      if (!options.send)
        return {
          lines: ['Add --send to deploy with mock tokens and seed the scenario.'],
          json: { status: 'planned' },
        }
      const scenario = options.scenario ?? 'public'
      const rpcUrl = client.transport.url ?? ''
      const deployment = await deployDevnet({ rpcUrl, scenario, onProgress, whitelistDir: WHITELIST_FOLDER })
      return finish(session, options, deployment)
    }
    if (options.scenario !== undefined)
      throw new SaleError(`--scenario is for development chains, and ${config.network} is none.`, {
        remedy: 'leave it out, or pass --network devnet',
        docs: 'the-development-chain',
      })
    const journalDir = journalPath(config.network)
    const deployer = await session.signer('deployer')
    await ensureArtifacts(onProgress)
    await assertDeployable(client, config, {
      ...options,
      deployer: deployer.address,
      isDeployed: !options.restart && (await isPresaleDeployed(journalDir)),
    })
    const { presaleModule } = await import('../../deploy/presaleModule.ts')
    const steps = [...presaleModule(config, deployer.address).futures].map(({ id }) => id)
    if (!options.send)
      return {
        lines: [
          `Deploys ${config.network} from ${deployer.address}:`,
          ...steps.map((step) => `  ${step}`),
          'Nothing was sent. Add --send to deploy.',
        ],
        json: { status: 'planned', deployer: deployer.address, steps },
      }
    const { deployPresale } = await import('../../deploy/deployPresale.ts')
    const onTransaction = (hash: string) => onProgress(`sent ${hash}`)
    const deployment = await holdJournal(journalDir, async () => {
      if (options.restart) {
        const aside = await setJournalAside(journalDir, Date.now())
        onProgress(
          aside === undefined ? 'There is no journal to put aside.' : `The old journal is in ${aside}`,
        )
      }
      return deployPresale({ config, client, deployer, journalDir, onTransaction })
    })
    return finish(session, options, deployment)
  })
}

async function finish(session: Session, options: DeployOptions, deployment: Deployment): Promise<Report> {
  const config = await session.config()
  const path = options.deployment ?? deploymentPath(config)
  await writeDeployment(path, deployment)
  const checks = await verifyDeployment({ client: await session.client(), config, deployment })
  const verification = verificationReport(checks)
  return {
    lines: [
      ...Object.entries(deployment.contracts).map(([name, address]) => `${name.padEnd(14)} ${address}`),
      `Addresses are in ${path}`,
      ...verification.lines,
    ],
    json: { status: 'deployed', file: path, deployment, verification: verification.json },
    exitCode: verification.exitCode,
  }
}

/** True if a deployment that stopped half-way has its presale, with its dates, on chain already. */
async function isPresaleDeployed(journalDir: string) {
  const text = await readFile(join(journalDir, 'deployed_addresses.json'), 'utf8').catch(() => '')
  return text.includes('"GenesisPresale#Presale"')
}
