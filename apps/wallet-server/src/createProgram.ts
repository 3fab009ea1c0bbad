import { Command } from 'commander'
import { addDatabaseCommands } from './commands/addDatabaseCommands.ts'
import { addKeyCommands } from './commands/addKeyCommands.ts'
import { addPersonCommands } from './commands/addPersonCommands.ts'
import { addServerCommands } from './commands/addServerCommands.ts'
import type { CommandContext } from './commands/options.ts'
import { addPaymasterCommands } from './paymaster/addPaymasterCommands.ts'

/** The commands of a wallet server's operator. */
export function createProgram(context: CommandContext): Command {
  const program = new Command('wallet-server').description('The servers of the embedded wallet')
  addServerCommands(program, context)
  addDatabaseCommands(program, context)
  addPersonCommands(program, context)
  addKeyCommands(program, context)
  addPaymasterCommands(program, context)
  return program
}
