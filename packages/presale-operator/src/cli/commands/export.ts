import type { Command } from 'commander'
import { exportSale } from '../../export/exportSale.ts'
import type { CommandKit } from '../commandKit.ts'
import { openSale } from '../session.ts'

export function addExportCommand(program: Command, { action }: CommandKit) {
  const command = program
    .command('export')
    .option('--out <folder>', 'folder for the files', 'export')
    .summary('write purchases, referrals, rewards and withdrawals as CSV')
    .description(
      'Writes purchases.csv, referrals.csv, rewards.csv and withdrawals.csv with everything up to the finalized block. Times are UTC, amounts whole tokens. Needs an endpoint with eth_getLogs.',
    )
  action<{ out: string }, []>(command, async (session, { out }) => {
    const { client, deployment } = await openSale(session)
    const { block, rows } = await exportSale({ client, deployment, folder: out })
    return {
      lines: [
        ...Object.entries(rows).map(([name, count]) => `${out}/${name}.csv: ${count} rows`),
        `As of block ${block}.`,
      ],
      json: { folder: out, block, rows },
    }
  })
}
