import type { Command } from 'commander'
import { addressesOf, compareLists, countChange } from '../../../whitelist/compareLists.ts'
import { openShardSource } from '../../../whitelist/openShardSource.ts'
import { readAddressList } from '../../../whitelist/readAddressList.ts'
import { readWhitelist } from '../../../whitelist/readWhitelist.ts'
import type { CommandKit } from '../../commandKit.ts'
import { readLiveRoot, type ShardsOption, shardPlaceOf } from '../../liveList.ts'
import { openSale } from '../../session.ts'
import { openList } from './openList.ts'

export function addDiffCommand(whitelist: Command, { action, io }: CommandKit) {
  const diff = whitelist
    .command('diff')
    .argument('<csv>', 'the list that shall be in force, or - for standard input')
    .option(
      '--shards <place>',
      'folder or URL of the live shards; default: the base URL of the configuration',
    )
    .description('Shows which wallets a list would add to the whitelist in force, and which it would remove.')
  action<ShardsOption, [string]>(diff, async (session, options, csv) => {
    const { addresses } = await readAddressList(openList(csv, io))
    const sale = await openSale(session)
    const root = await readLiveRoot(sale)
    const live = addressesOf(await readWhitelist(openShardSource(shardPlaceOf(sale.config, options)), root))
    const change = compareLists(addresses, live)
    const { added, removed, kept } = change
    return {
      lines: [
        `live root ${root}: ${live.length} addresses`,
        ...added.map((address) => `+ ${address}`),
        ...removed.map((address) => `- ${address}`),
        countChange(change),
      ],
      json: { liveRoot: root, added, removed, kept },
    }
  })
}
