import { untilSignal } from '@foyer/server-kit'
import type { Command } from 'commander'
import type { CommandContext } from '../createProgram.ts'
import { readEnv } from '../readEnv.ts'
import { startGateway } from '../start.ts'

export function addStartCommand(program: Command, { write }: CommandContext) {
  program
    .command('start')
    .description('serve until SIGINT or SIGTERM')
    .option('--scan', 'also read the blocks of chains whose history is of the blocks provider')
    .action(async ({ scan = false }: { scan?: boolean }) => {
      const gateway = await startGateway(readEnv(), { scan })
      write(`The gateway listens on ${gateway.url}`)
      await untilSignal()
      await gateway.stop()
    })
}
