import type { Command } from 'commander'
import { createContractList } from '../../export/contractList.ts'
import type { CommandKit } from '../commandKit.ts'
import { toJson } from '../report.ts'

export function addContractListCommand(program: Command, { action }: CommandKit) {
  const command = program
    .command('contract-list')
    .summary('print what wallets call the contracts, for a gateway')
    .description(
      'Prints a list of the contracts with words for what they do, in nine languages. A gateway that names the file in contractLists tells wallets "Minted Genesis Fragment" in place of "Contract call".',
    )
  action(command, async (session) => {
    const list = createContractList(await session.deployment())
    return { lines: [toJson(list)], json: list }
  })
}
