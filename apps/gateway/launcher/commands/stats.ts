import { OperatorError } from '@foyer/server-kit'
import type { Command } from 'commander'
import type { CommandContext } from '../createProgram.ts'

const DAY_MS = 24 * 60 * 60_000

export function addStatsCommand(program: Command, { write, withStore }: CommandContext) {
  program
    .command('stats <project>')
    .description('count the analytics events of a project')
    .option('--days <number>', 'of how many days', '7')
    .action(async (projectId: string, { days }: { days: string }) => {
      if (!/^[1-9]\d{0,3}$/.test(days))
        throw new OperatorError(`${days} is not a number of days. Expected 1 to 9,999.`, {
          section: 'commands',
        })
      const since = new Date(Date.now() - Number(days) * DAY_MS)
      const rows = await withStore((store) => store.countEvents(projectId, since))
      if (rows.length === 0) write(`No events of ${projectId} in ${days} days.`)
      for (const { count, type, event } of rows) write(`${String(count).padStart(9)}  ${type}  ${event}`)
    })
}
