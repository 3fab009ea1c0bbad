import { Command } from 'commander'
import { addCheckCommand } from './commands/check.ts'
import { addNamesCommands } from './commands/names.ts'
import { addProjectCommands } from './commands/project.ts'
import { addStartCommand } from './commands/start.ts'
import { addStatsCommand } from './commands/stats.ts'
import { addTokensCommand } from './commands/tokens.ts'

export type CommandContext = {
  /** Prints a line of a command's answer. */
  write: (text: string) => void
}

/** The commands of the gateway's operator. */
export function createProgram(context: CommandContext): Command {
  const program = new Command('gateway').description(
    'Wallet directory, project settings and chain data for dapps',
  )
  addStartCommand(program, context)
  addProjectCommands(program, context)
  addNamesCommands(program, context)
  addStatsCommand(program, context)
  addTokensCommand(program, context)
  addCheckCommand(program, context)
  return program
}
