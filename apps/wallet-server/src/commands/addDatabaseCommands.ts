import { OperatorError, prepareRateTable } from '@foyer/server-kit'
import { writeBackupMetrics } from '@foyer/server-kit/backup'
import type { Command } from 'commander'
import { backUp, restore } from '../backup.ts'
import { type Role, readPlace, readStore } from '../config.ts'
import { openAuthDatabase, openVaultDatabase } from '../openStore.ts'
import { purge } from '../purge.ts'
import { rotateKek } from '../rotateKek.ts'
import { type CommandContext, roleArgument, soloOption } from './options.ts'

type BackupOptions = { solo?: boolean; metrics?: string }

/** Works on a server's whole database. */
export function addDatabaseCommands(program: Command, { write }: CommandContext) {
  program
    .command('migrate')
    .description('bring the tables up to date, for servers with WALLET_MIGRATE=never')
    .addArgument(roleArgument())
    .addOption(soloOption())
    .action(async (role: Role, { solo = false }: { solo?: boolean }) => {
      const settings = readPlace(solo ? 'solo' : role, role)
      const open = role === 'auth' ? openAuthDatabase : openVaultDatabase
      await (await open(settings)).destroy()
      // Servers that may make no tables are to find this one, too.
      if (settings.databaseUrl !== undefined) await prepareRateTable(settings.databaseUrl)
      write('The tables are up to date.')
    })

  program
    .command('backup')
    .description('write the database into a new file, or with - to standard output')
    .addArgument(roleArgument())
    .argument('<file>', 'that is not there yet')
    .addOption(soloOption())
    .option('--metrics <file>', 'note the time for the textfile collector of node_exporter')
    .action(async (role: Role, file: string, { solo = false, metrics }: BackupOptions) => {
      const { rows, keys } = await backUp(role, readStore(solo ? 'solo' : role, role), file)
      if (metrics !== undefined)
        await writeBackupMetrics(metrics, {
          prefix: 'wallet_backup',
          labels: { role },
          rows,
          writtenAt: new Date(),
        })
      if (file === '-') return
      write(`${rows} rows are in ${file}.`)
      if (keys.length > 0) write(`Keep the pepper and these keys elsewhere: ${keys.join(', ')}.`)
    })

  program
    .command('restore')
    .description('write a backup into an empty database, with - from standard input')
    .addArgument(roleArgument())
    .argument('<file>', 'that `backup` has written')
    .addOption(soloOption())
    .action(async (role: Role, file: string, { solo = false }: { solo?: boolean }) => {
      const { rows, createdAt } = await restore(role, readStore(solo ? 'solo' : role, role), file)
      write(`${rows} rows of ${createdAt} were restored, and the keys open what is sealed in them.`)
    })

  program
    .command('rotate-kek')
    .description('seal everything with the last key of the key ring')
    .addArgument(roleArgument())
    .addOption(soloOption())
    .action(async (role: Role, { solo = false }: { solo?: boolean }) => {
      const { count, unreadable } = await rotateKek(role, readStore(solo ? 'solo' : role, role))
      write(`${count} values were sealed with the current key.`)
      if (unreadable.length > 0)
        throw new OperatorError(
          `${unreadable.length} values do not open: ${unreadable.join(', ')}. Keep the old keys, and restore these rows from a backup.`,
          { section: 'keys' },
        )
    })

  program
    .command('purge')
    .description('delete the users whose seven days are over')
    .addArgument(roleArgument())
    .addOption(soloOption())
    .action(async (role: Role, { solo = false }: { solo?: boolean }) => {
      const count = await purge(role, readStore(solo ? 'solo' : role, role))
      write(`${count} users were deleted.`)
    })
}
