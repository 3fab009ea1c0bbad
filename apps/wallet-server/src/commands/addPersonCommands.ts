import type { Command } from 'commander'
import { type Role, readPersonSettings } from '../config.ts'
import { deletePerson, exportPerson } from '../person.ts'
import { type CommandContext, roleArgument, soloOption } from './options.ts'

/** Answers a person who asks for their data, or for its deletion. */
export function addPersonCommands(program: Command, { write }: CommandContext) {
  const person = program.command('person').description('what a server has about the owner of a mailbox')
  person
    .command('export')
    .description('print it as JSON, for this person')
    .addArgument(roleArgument())
    .argument('<email>', 'of this person')
    .addOption(soloOption())
    .action(async (role: Role, email: string, { solo = false }: { solo?: boolean }) => {
      const found = await exportPerson(role, readPersonSettings(solo ? 'solo' : role, role), email)
      write(JSON.stringify(found, undefined, 2))
    })
  person
    .command('delete')
    .description('delete it at once, with the wallet: nobody can open it any more')
    .addArgument(roleArgument())
    .argument('<email>', 'of this person')
    .addOption(soloOption())
    .action(async (role: Role, email: string, { solo = false }: { solo?: boolean }) => {
      await deletePerson(role, readPersonSettings(solo ? 'solo' : role, role), email)
      write(`Everything of this person is deleted at ${role}.`)
    })
}
