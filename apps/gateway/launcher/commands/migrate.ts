import { prepareRateTable } from '@foyer/server-kit'
import type { Command } from 'commander'
import { createDatabase } from '../../src/store/createDatabase.ts'
import type { CommandContext } from '../createProgram.ts'
import { readDatabaseEnv } from '../readEnv.ts'

export function addMigrateCommand(program: Command, { write }: CommandContext) {
  program
    .command('migrate')
    .description('bring the tables up to date, for gateways with GATEWAY_MIGRATE=never')
    .action(async () => {
      const settings = readDatabaseEnv()
      const database = await createDatabase({ ...settings, migrates: true })
      await database.destroy()
      // Gateways that may make no tables are to find this one, too.
      if (settings.databaseUrl !== undefined) await prepareRateTable(settings.databaseUrl)
      write('The tables are up to date.')
    })
}
