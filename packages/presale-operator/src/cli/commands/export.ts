import { createSpreadsheetCsv } from '@foyer/chain-kit/csv'
import type { Command } from 'commander'
import { exportSale } from '../../export/exportSale.ts'
import type { CommandKit } from '../commandKit.ts'
import { parseLanguage } from '../options.ts'
import { openSale } from '../session.ts'

export function addExportCommand(program: Command, { action }: CommandKit) {
  const command = program
    .command('export')
    .option('--out <folder>', 'folder for the files', 'export')
    .option(
      '--spreadsheet <language>',
      'write for the spreadsheet of a language, such as en, ru or zh-CN, and not for programs',
      parseLanguage,
    )
    .summary('write purchases, referrals, rewards and withdrawals as CSV')
    .description(
      'Writes purchases.csv, referrals.csv, rewards.csv and withdrawals.csv with everything up to the finalized block. Times are UTC, amounts whole tokens. Needs an endpoint with eth_getLogs.',
    )
  action<{ out: string; spreadsheet?: string }, []>(command, async (session, { out, spreadsheet }) => {
    const { client, deployment } = await openSale(session)
    const { block, rows } = await exportSale({
      client,
      deployment,
      folder: out,
      format: spreadsheet === undefined ? undefined : createSpreadsheetCsv(spreadsheet),
    })
    return {
      lines: [
        ...Object.entries(rows).map(([name, count]) => `${out}/${name}.csv: ${count} rows`),
        `As of block ${block}.`,
      ],
      json: { folder: out, block, rows },
    }
  })
}
