import { Command } from 'commander'
import { addBackupCommands } from './commands/backup.ts'
import { addCheckCommand } from './commands/check.ts'
import { addMigrateCommand } from './commands/migrate.ts'
import { addNamesCommands } from './commands/names.ts'
import { addPersonCommands } from './commands/person.ts'
import { addProjectCommands } from './commands/project.ts'
import { addStartCommand } from './commands/start.ts'
import { addStatsCommand } from './commands/stats.ts'
import { addTokensCommand } from './commands/tokens.ts'
import { type WithStore, withStore } from './withStore.ts'

export type CommandContext = {
  /** Prints a line of a command's answer. */
  write: (text: string) => void
  /** Runs a command on the database. */
  withStore: WithStore
}

export type CreateProgramParameters = Omit<CommandContext, 'withStore'> & {
  /** Default: on the database of the environment, which each command opens. */
  withStore?: WithStore
}

/** The commands of the gateway's operator. */
export function createProgram({
  withStore: run = withStore,
  ...parameters
}: CreateProgramParameters): Command {
  const context: CommandContext = { ...parameters, withStore: run }
  const program = new Command('gateway').description(
    'Wallet directory, project settings and chain data for dapps',
  )
  addStartCommand(program, context)
  addMigrateCommand(program, context)
  addBackupCommands(program, context)
  addProjectCommands(program, context)
  addNamesCommands(program, context)
  addPersonCommands(program, context)
  addStatsCommand(program, context)
  addTokensCommand(program, context)
  addCheckCommand(program, context)
  return program
}
