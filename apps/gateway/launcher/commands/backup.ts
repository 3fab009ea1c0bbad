import { restoreBackup, writeBackup, writeBackupMetrics } from '@foyer/server-kit/backup'
import type { Command } from 'commander'
import { describeDatabase } from '../../src/store/createDatabase.ts'
import * as schema from '../../src/store/schema.ts'
import type { CommandContext } from '../createProgram.ts'
import { readDatabaseEnv } from '../readEnv.ts'

/** Tables of what a scanner reads from the chain again. */
const SCANNED = ['blocks', 'transactions', 'transfers']

const PROGRAM = 'gateway'

/** Tables of a backup. Node checks are left out: running gateways write them by themselves, which would block a restore. */
const { nodeChecks: _, ...BACKUP_SCHEMA } = schema

const describeBackup = () => ({ ...describeDatabase(readDatabaseEnv()), schema: BACKUP_SCHEMA })

type BackupOptions = { withoutBlocks?: boolean; metrics?: string }

export function addBackupCommands(program: Command, { write }: CommandContext) {
  program
    .command('backup <file>')
    .description('write the database into a new file, or with - to standard output')
    .option('--without-blocks', 'leave out what the scanner has read from chains')
    .option('--metrics <file>', 'note the time for the textfile collector of node_exporter')
    .action(async (file: string, { withoutBlocks = false, metrics }: BackupOptions) => {
      const database = describeBackup()
      const without = withoutBlocks ? SCANNED : []
      const rows = await writeBackup({ program: PROGRAM, database, file, without })
      if (metrics !== undefined)
        await writeBackupMetrics(metrics, { prefix: 'gateway_backup', rows, writtenAt: new Date() })
      if (file !== '-') write(`${rows} rows are in ${file}.`)
    })

  program
    .command('restore <file>')
    .description('write a backup into an empty database, with - from standard input')
    .action(async (file: string) => {
      const database = describeBackup()
      const { rows, createdAt } = await restoreBackup({ program: PROGRAM, database, file })
      write(`${rows} rows of ${createdAt} were restored.`)
    })
}
