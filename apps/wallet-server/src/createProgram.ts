import { OperatorError, prepareRateTable, untilSignal } from '@foyer/server-kit'
import { writeBackupMetrics } from '@foyer/server-kit/backup'
import { Argument, Command, Option } from 'commander'
import { backUp, restore } from './backup.ts'
import { runChecks } from './check/runChecks.ts'
import type { Finding } from './check/types.ts'
import {
  MODES,
  type Mode,
  type Role,
  readConfig,
  readPersonSettings,
  readPlace,
  readStore,
} from './config.ts'
import type { TypedDemoOptions } from './demo/readDemoOptions.ts'
import { startDemo } from './demo/startDemo.ts'
import { openAuthDatabase, openVaultDatabase } from './openStore.ts'
import { addPaymasterCommands } from './paymaster/addPaymasterCommands.ts'
import { deletePerson, exportPerson } from './person.ts'
import { purge } from './purge.ts'
import { rotateKek } from './rotateKek.ts'
import { createIdentityKeyLine, createKey, createKeyLine } from './shared/keys.ts'
import { startWalletServer } from './startWalletServer.ts'

export type CommandContext = {
  /** Prints a line of a command's answer. */
  write: (text: string) => void
}

const MARKS: Record<Finding['status'], string> = { ok: 'ok     ', todo: 'to do  ', skipped: '–      ' }

const SOLO_NOTE =
  'Both servers run in this process: whoever runs it can rebuild every wallet. It is for development and demonstration.'

/** An option that may be there several times. */
const collect = (value: string, before: readonly string[] = []) => [...before, value]

const roleArgument = () => new Argument('<role>', 'whose database').choices(['auth', 'vault'])
const soloOption = () => new Option('--solo', 'read the variables of a solo server')

type BackupOptions = { solo?: boolean; metrics?: string }

/** The commands of a wallet server's operator. */
export function createProgram(context: CommandContext): Command {
  const { write } = context
  const program = new Command('wallet-server').description('The servers of the embedded wallet')

  program
    .command('start')
    .description('serve until SIGINT or SIGTERM')
    .addArgument(new Argument('<mode>', 'which server to run').choices(MODES))
    .action(async (mode: Mode) => {
      const server = await startWalletServer(readConfig(mode))
      if (mode === 'solo') write(SOLO_NOTE)
      write(`The wallet server (${mode}) listens on ${server.url}`)
      await untilSignal()
      await server.stop()
    })

  program
    .command('solo')
    .description('try the wallet on this computer: site, servers and a page with their mails')
    .option('--demo', 'say that it is a demo')
    .option('--origin <origin>', 'a page that may use it, besides the usual ports of localhost', collect)
    .option('--chain <id=url>', 'a chain and its node, besides the usual ones', collect)
    .option('--site-port <port>', 'of the wallet’s site', '5180')
    .option('--auth-port <port>', 'of its servers', '5181')
    .option('--mail-port <port>', 'of the page with their mails', '8025')
    .option('--state <folder>', 'where its wallets are kept', '.wallet-demo')
    .action(async ({ demo, ...typed }: TypedDemoOptions & { demo?: boolean }) => {
      if (!demo)
        throw new OperatorError(
          'Expected `wallet-server solo --demo`. `wallet-server start solo` runs both servers with settings of your own.',
          { section: 'demo' },
        )
      // It names a few chains and so loads all that viem has, 800 modules that no server needs.
      const { readDemoOptions } = await import('./demo/readDemoOptions.ts')
      const stop = await startDemo(readDemoOptions(typed), write)
      await untilSignal()
      await stop()
      write('The demo has ended.')
    })

  program
    .command('check')
    .description('look at what a server needs: keys, database, mail, origins, providers, chains')
    .addArgument(new Argument('<mode>', 'which server').choices(MODES))
    .option('--send-to <address>', 'send a test mail')
    .action(async (mode: Mode, { sendTo }: { sendTo?: string }) => {
      const findings = await runChecks(readConfig(mode), { sendTo })
      for (const { status, text } of findings) write(`${MARKS[status]}${text}`)
      const count = findings.filter(({ status }) => status === 'todo').length
      if (count > 0)
        throw new OperatorError(
          count === 1 ? 'There is one thing to do.' : `There are ${count} things to do.`,
          {
            section: 'check',
          },
        )
    })

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

  addPaymasterCommands(program, context)

  return program
}
