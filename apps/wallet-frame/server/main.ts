import { runProgram, untilSignal } from '@foyer/server-kit'
import { Command } from 'commander'
import { readConfig } from './config.ts'
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

await runProgram(() => program.parseAsync(), 'apps/wallet-frame/README.md')
