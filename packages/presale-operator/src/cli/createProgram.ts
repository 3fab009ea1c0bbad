import { Command, Option } from 'commander'
import { createCommandKit, type Io } from './commandKit.ts'
import { addConfigCommands } from './commands/config.ts'
import { addContractListCommand } from './commands/contractList.ts'
import { addContractsCommands } from './commands/contracts.ts'
import { addDeployCommand } from './commands/deploy.ts'
import { addDevnetCommands } from './commands/devnet.ts'
import { addExportCommand } from './commands/export.ts'
import { addFeesCommands } from './commands/fees.ts'
import { addKeeperCommands } from './commands/keeper.ts'
import { addMonitorCommand } from './commands/monitor.ts'
import { addOperationsCommands } from './commands/operations.ts'
import { addPauseCommands } from './commands/pause.ts'
import { addRolesCommands } from './commands/roles.ts'
import { addScheduleCommands } from './commands/schedule.ts'
import { addTokenCommands } from './commands/token.ts'
import { addTreasuryCommands } from './commands/treasury.ts'
import { addVerifyDeploymentCommand } from './commands/verifyDeployment.ts'
import { addWhitelistCommands } from './commands/whitelist.ts'
import type { Report } from './report.ts'

const EPILOGUE = `
Who signs:
  A command that changes something shows what it would do, simulates it, and prints the calldata and a file for
  the Transaction Builder of a Safe. With --send it signs with the key in PRESALE_PRIVATE_KEY instead. On a
  development chain --send needs no key.
  Administrative calls are delayed: the first run schedules, the same command executes after the delay.

Exit codes:
  0  done, or nothing to object to
  1  monitor, verify-deployment or whitelist check found something
  2  the command could not do its work; the message says why and what to do

A sale from beginning to end: docs/operator.md`

/** The command line of the sale's operators. */
export function createProgram(io: Io, onReport: (report: Report) => void): Command {
  const program = new Command('presale')
    .description('Deploys and operates the Genesis presale.')
    .addOption(
      new Option('--network <name>', 'network, by its file in config/')
        .env('PRESALE_NETWORK')
        .default('devnet'),
    )
    .addOption(
      new Option('--rpc <url>', 'JSON-RPC endpoint; on devnet that of the running stack').env(
        'PRESALE_RPC_URL',
      ),
    )
    .option('--deployment <file>', 'addresses of the contracts; default: deployments/<network>.json')
    .option('--config <file>', 'configuration; default: config/<network>.yaml')
    .option('--json', 'print one JSON document instead of text')
    .addHelpText('after', EPILOGUE)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: io.print, writeErr: io.printError })
    .exitOverride()

  const kit = createCommandKit(io, onReport)
  program.commandsGroup('Set up:')
  addConfigCommands(program, kit)
  addDeployCommand(program, kit)
  addVerifyDeploymentCommand(program, kit)
  program.commandsGroup('Operate:')
  addScheduleCommands(program, kit)
  addWhitelistCommands(program, kit)
  addTokenCommands(program, kit)
  addPauseCommands(program, kit)
  addTreasuryCommands(program, kit)
  addFeesCommands(program, kit)
  addRolesCommands(program, kit)
  addOperationsCommands(program, kit)
  program.commandsGroup('Change what most sales never change:')
  addContractsCommands(program, kit)
  program.commandsGroup('Run and watch:')
  addKeeperCommands(program, kit)
  addMonitorCommand(program, kit)
  addExportCommand(program, kit)
  addContractListCommand(program, kit)
  program.commandsGroup('Develop:')
  addDevnetCommands(program, kit)
  return program
}
