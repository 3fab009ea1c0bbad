import { OperatorError, untilSignal } from '@foyer/server-kit'
import { Argument, type Command } from 'commander'
import { runChecks } from '../check/runChecks.ts'
import type { Finding } from '../check/types.ts'
import { MODES, type Mode, readConfig } from '../config.ts'
import type { TypedDemoOptions } from '../demo/readDemoOptions.ts'
import { startDemo } from '../demo/startDemo.ts'
import { startWalletServer } from '../startWalletServer.ts'
import type { CommandContext } from './options.ts'

const MARKS: Record<Finding['status'], string> = { ok: 'ok     ', todo: 'to do  ', skipped: '–      ' }

const SOLO_NOTE =
  'Both servers run in this process: whoever runs it can rebuild every wallet. It is for development and demonstration.'

/** An option that may be there several times. */
const collect = (value: string, before: readonly string[] = []) => [...before, value]

/** Starts servers, and looks at what they need. */
export function addServerCommands(program: Command, { write }: CommandContext) {
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
      const { readDemoOptions } = await import('../demo/readDemoOptions.ts')
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
}
