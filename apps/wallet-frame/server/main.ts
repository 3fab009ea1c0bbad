import { runProgram, untilSignal } from '@foyer/server-kit'
import { Command } from 'commander'
import { readConfig } from './config.ts'
import { restore } from './restore.ts'
import { startWalletFrame } from './startWalletFrame.ts'
import { verifySite } from './verifySite.ts'

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
  .command('verify')
  .description('compare a running site with this build, by the settings of `start`')
  .argument('<url>', 'where the site is')
  .option('--manifest <file>', 'the manifest of another build')
  .action(async (url: string, { manifest }: { manifest?: string }) => {
    for await (const line of verifySite(url, readConfig(), manifest)) process.stdout.write(`${line}\n`)
  })

program
  .command('restore')
  .description('open a backup file, with the passphrase from standard input')
  .argument('<file>', 'the backup')
  .action(async (file: string) => void process.stdout.write(await restore(file, process.stdin)))

await runProgram(() => program.parseAsync(), 'apps/wallet-frame/README.md')
