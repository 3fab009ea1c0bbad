import { runProgram, untilSignal } from '@foyer/server-kit'
import { Command } from 'commander'
import { readConfig } from './config.ts'
import { restore } from './restore.ts'
import { startWalletFrame } from './startWalletFrame.ts'

const program = new Command('wallet-frame').description('The site of the embedded wallet')

program
  .command('start')
  .description('serve until SIGINT or SIGTERM')
  .action(async () => {
    const site = await startWalletFrame(readConfig())
    process.stdout.write(`The wallet's site listens on ${site.url}\n`)
    await untilSignal()
    await site.stop()
  })

program
  .command('restore')
  .description('open a backup file, with the passphrase from standard input')
  .argument('<file>', 'the backup')
  .action(async (file: string) => void process.stdout.write(await restore(file, process.stdin)))

await runProgram(() => program.parseAsync(), 'apps/wallet-frame/README.md')
