import { OperatorError } from '@foyer/server-kit'
import type { Command } from 'commander'
import { isAddress } from 'viem'
import type { CommandContext } from '../createProgram.ts'

export function addPersonCommands(program: Command, { write, withStore }: CommandContext) {
  const person = program.command('person').description('what the gateway has about the owner of an address')

  person
    .command('export <address>')
    .description('print it as JSON, for this person')
    .action(async (address: string) => {
      const found = await withStore((store) => store.readPerson(check(address)))
      write(JSON.stringify(found, undefined, 2))
    })

  person
    .command('delete <address>')
    .description('delete its names, which others can register then, and take it out of the analytics')
    .action(async (address: string) => {
      const { names, events } = await withStore((store) => store.deletePerson(check(address)))
      write(`Deleted: ${names} names, and the address in ${events} events.`)
    })
}

function check(text: string): string {
  if (!isAddress(text, { strict: false }))
    throw new OperatorError(`${text} is not an address.`, { section: 'people' })
  return text.toLowerCase()
}
