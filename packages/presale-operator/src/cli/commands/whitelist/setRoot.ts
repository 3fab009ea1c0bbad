import type { Command } from 'commander'
import type { Hex } from 'viem'
import { setWhitelist } from '../../../proposals/saleProposals.ts'
import { addressesOf, describeListChange } from '../../../whitelist/compareLists.ts'
import { openShardSource } from '../../../whitelist/openShardSource.ts'
import { readWhitelist } from '../../../whitelist/readWhitelist.ts'
import type { CommandKit } from '../../commandKit.ts'
import { isAbsolute, readLiveList, type ShardsOption, shardPlaceOf } from '../../liveList.ts'
import { addConfirmOption, addProposeOptions, parseRoot } from '../../options.ts'
import { type ProposeOptions, propose } from '../../propose.ts'
import { openSale } from '../../session.ts'

export function addSetRootCommand(whitelist: Command, { action }: CommandKit) {
  const setRoot = addConfirmOption(addProposeOptions(whitelist.command('set-root')))
    .argument('<root>', 'root of a published whitelist', parseRoot)
    .option('--shards <place>', 'folder or URL of the shards; default: the base URL of the configuration')
    .description(
      'Puts a whitelist in force at once (operator), after proving that all of its shards can be read where buyers read them, and where --shards says.',
    )
  action<ProposeOptions & ShardsOption, [Hex]>(setRoot, async (session, options, root) => {
    const sale = await openSale(session)
    const next = await readWhitelist(openShardSource(shardPlaceOf(sale.config, options)), root)
    // The shards of another place say nothing about those that buyers will read.
    const { baseUrl } = sale.config.whitelist
    if (isAbsolute(baseUrl) && options.shards !== undefined)
      await readWhitelist(openShardSource(baseUrl), root)
    const change = describeListChange(
      addressesOf(next),
      await readLiveList(sale, shardPlaceOf(sale.config, options)),
    )
    return propose(session, setWhitelist(sale.deployment.contracts, { root, baseUrl, ...change }), options)
  })
}
