import type { Command } from 'commander'
import type { Address } from 'viem'
import { buildWhitelist } from '../../../whitelist/buildWhitelist.ts'
import {
  addressesOf,
  addToList,
  compareLists,
  countChange,
  firstLines,
} from '../../../whitelist/compareLists.ts'
import { openShardSource } from '../../../whitelist/openShardSource.ts'
import { readAddressList } from '../../../whitelist/readAddressList.ts'
import { readWhitelist } from '../../../whitelist/readWhitelist.ts'
import { writeShards } from '../../../whitelist/writeShards.ts'
import type { CommandKit } from '../../commandKit.ts'
import { readLiveRoot, type ShardsOption, shardPlaceOf } from '../../liveList.ts'
import { openSale, type Sale } from '../../session.ts'
import { DEFAULT_FOLDER } from './folder.ts'
import { openList } from './openList.ts'

type BuildOptions = ShardsOption & { out: string; add?: boolean }

export function addBuildCommand(whitelist: Command, { action, io }: CommandKit) {
  const build = whitelist
    .command('build')
    .argument('<csv>', 'file with one address per line, or - for standard input')
    .option('--out <folder>', 'folder for the shards', DEFAULT_FOLDER)
    .option('--add', 'add the file to the list in force, instead of making a list of the file alone')
    .option(
      '--shards <place>',
      'with --add: folder or URL of the live shards; default: the base URL of the configuration',
    )
    .description(
      'Checks a list of addresses and makes its Merkle root and shards. Touches no chain unless with --add.',
    )
  action<BuildOptions, [string]>(build, async (session, { out, add = false, shards }, csv) => {
    if (shards !== undefined && !add) build.error('error: option --shards is only used together with --add')
    const file = await readAddressList(openList(csv, io))
    const sum = add ? await addToLive(await openSale(session), { shards }, file.addresses) : undefined
    const addresses = sum?.addresses ?? file.addresses
    const built = buildWhitelist(addresses)
    const folder = await writeShards(out, built)
    return {
      lines: [
        ...(sum?.lines ?? []),
        countAddresses(addresses),
        ...(file.unchecked === 0
          ? []
          : [
              `${file.unchecked} of ${add ? 'the file' : 'them'} carry no checksum: typing errors in these go unnoticed`,
            ]),
        `root    ${built.root}`,
        `shards  ${folder}`,
        `Next: presale whitelist publish ${built.root} --from ${out} --to <folder of the web site, or s3://bucket/folder>`,
      ],
      json: {
        root: built.root,
        addresses: addresses.length,
        unchecked: file.unchecked,
        folder,
        ...sum?.json,
      },
    }
  })
}

/** @throws {SaleError} the list in force cannot be read, so that nothing can be added to it */
async function addToLive(sale: Sale, options: ShardsOption, file: readonly Address[]) {
  const root = await readLiveRoot(sale)
  const place = openShardSource(shardPlaceOf(sale.config, options))
  const live = addressesOf(await readWhitelist(place, root))
  const { addresses, repeated } = addToList(live, file)
  const change = compareLists(addresses, live)
  const repetition =
    repeated.length === 0
      ? []
      : [
          `${countAddresses(repeated)} of the file ${repeated.length === 1 ? 'is' : 'are'} on the list in force already:`,
          ...firstLines(repeated).map((line) => `  ${line}`),
        ]
  return {
    addresses,
    lines: [...repetition, countChange(change)],
    json: { liveRoot: root, added: change.added, repeated, kept: change.kept },
  }
}

function countAddresses({ length }: readonly Address[]) {
  return `${length} ${length === 1 ? 'address' : 'addresses'}`
}
