import type { Command } from 'commander'
import { createIdentityKeyLine, createKey, createKeyLine } from '../shared/keys.ts'
import type { CommandContext } from './options.ts'

/** Prints new secrets. */
export function addKeyCommands(program: Command, { write }: CommandContext) {
  program
    .command('create-kek')
    .description('print a line for a key ring')
    .action(() => write(createKeyLine()))

  program
    .command('create-pepper')
    .description('print a pepper')
    .action(() => write(createKey()))

  program
    .command('create-identity-key')
    .description('print a line for the keys that sign identity tokens')
    .action(() => write(createIdentityKeyLine()))
}
