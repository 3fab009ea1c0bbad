import { createReadStream } from 'node:fs'
import { presaleAbi } from '@foyer/presale-contracts'
import { readProof } from '@foyer/presale-contracts/whitelist'
import type { Command } from 'commander'
import type { Address, Hex } from 'viem'
import { SaleError } from '../../errors.ts'
import { setWhitelist } from '../../proposals/saleProposals.ts'
import { buildWhitelist } from '../../whitelist/buildWhitelist.ts'
import {
  addressesOf,
  addToList,
  compareLists,
  countChange,
  describeListChange,
  firstLines,
} from '../../whitelist/compareLists.ts'
import { openShardSource } from '../../whitelist/openShardSource.ts'
import { readAddressList } from '../../whitelist/readAddressList.ts'
import { readWhitelist } from '../../whitelist/readWhitelist.ts'
import { uploadShards } from '../../whitelist/uploadShards.ts'
import { writeShards } from '../../whitelist/writeShards.ts'
import { bucketOf } from '../bucketOf.ts'
import type { CommandKit, Io } from '../commandKit.ts'
import { isAbsolute, readLiveList, readLiveRoot, type ShardsOption, shardPlaceOf } from '../liveList.ts'
import { addConfirmOption, addProposeOptions, parseAddress, parseRoot } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import type { Report } from '../report.ts'
import { openSale, type Sale } from '../session.ts'

const DEFAULT_FOLDER = 'whitelist'

type PublishOptions = ShardsOption & { from: string; to: string }
type BuildOptions = ShardsOption & { out: string; add?: boolean }

export function addWhitelistCommands(program: Command, { action, io }: CommandKit) {
  const whitelist = program
    .command('whitelist')
    .summary('who may buy before the opening: build, publish, set-root, check, diff')

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

  const publish = whitelist
    .command('publish')
    .argument('<root>', 'root that `whitelist build` printed', parseRoot)
    .requiredOption(
      '--to <place>',
      'folder that is served as the base URL of the whitelist, or s3://bucket/folder',
    )
    .option('--from <folder>', 'folder that `whitelist build` wrote', DEFAULT_FOLDER)
    .option(
      '--shards <url>',
      'where buyers read what is in the bucket; default: the base URL of the configuration',
    )
    .description(
      'Copies the shards to where the web site serves them, after proving them complete. Comes before set-root. What is uploaded to a bucket is read again from where buyers read it.',
    )
  action<PublishOptions, [Hex]>(publish, async (session, { from, to, shards }, root) => {
    const bucket = bucketOf(to, io.env)
    const whitelist = await readWhitelist(openShardSource(from), root)
    const next = `Next: presale whitelist set-root ${root}`
    if (bucket === undefined) {
      const folder = await writeShards(to, whitelist)
      return {
        lines: [`Published ${whitelist.shards.size} shards to ${folder}`, next],
        json: { root, folder },
      }
    }
    const place = shardPlaceOf(await session.config(), { shards })
    await uploadShards(bucket, whitelist)
    await readPublished(place, root)
    return {
      lines: [
        `Uploaded ${whitelist.shards.size} shards to ${to}/${root}`,
        `Read all of them at ${place}/${root}`,
        next,
      ],
      json: { root, bucket: to, readAt: place },
    }
  })

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

  const check = whitelist
    .command('check')
    .argument('<address>', 'wallet to look up', parseAddress)
    .option('--shards <place>', 'folder or URL of the shards; default: the base URL of the configuration')
    .description(
      'Tells whether a wallet may buy before the opening: reads its shard as the web site does, and asks the contract.',
    )
  action<ShardsOption, [Address]>(check, async (session, options, address) => {
    const sale = await openSale(session)
    return checkAddress(sale, shardPlaceOf(sale.config, options), address)
  })

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

/** @throws {SaleError} what was uploaded is not what buyers read */
async function readPublished(place: string, root: Hex) {
  await readWhitelist(openShardSource(place), root).catch((cause: unknown) => {
    throw new SaleError('The shards are in the bucket, but cannot be read where buyers read them.', {
      details: cause instanceof SaleError ? [cause.shortMessage, ...cause.details] : [],
      remedy: `serve the bucket at ${place}, or correct whitelist.baseUrl, then run it again`,
      docs: 'publish-the-shards',
      cause,
    })
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

async function checkAddress({ client, deployment }: Sale, place: string, address: Address): Promise<Report> {
  const presale = { address: deployment.contracts.presale, abi: presaleAbi } as const
  const root = await client.readContract({ ...presale, functionName: 'whitelistRoot' })
  const readShard = openShardSource(place)
  const proof = await readProof((name) => readShard(root, name), root, address)
  if (proof === null)
    return {
      lines: [`${address} is NOT on the whitelist ${root}`],
      json: { address, root, listed: false },
      exitCode: 1,
    }
  const accepted = await client.readContract({
    ...presale,
    functionName: 'isWhitelisted',
    args: [address, proof],
  })
  if (!accepted) throw new Error(`the contract refuses the proof of ${address}`)
  return {
    lines: [`${address} is on the whitelist ${root}; the contract accepts its proof`],
    json: { address, root, listed: true, proof },
  }
}

function openList(csv: string, { stdin }: Io) {
  return csv === '-'
    ? { stream: stdin, label: 'standard input' }
    : { stream: createReadStream(csv), label: csv }
}
