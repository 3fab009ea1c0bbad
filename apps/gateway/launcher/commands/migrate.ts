import type { Command } from 'commander'
import { createDatabase } from '../../src/store/createDatabase.ts'
import type { CommandContext } from '../createProgram.ts'
import { readDatabaseEnv } from '../readEnv.ts'

export function addMigrateCommand(program: Command, { write }: CommandContext) {
  program
    .command('migrate')
    .description('bring the tables up to date, for gateways with GATEWAY_MIGRATE=never')
    .action(async () => {
      const database = await createDatabase({ ...readDatabaseEnv(), migrates: true })
      await database.destroy()
      write('The tables are up to date.')
    })
}
