import type { Command } from 'commander'
import type { Hex } from 'viem'
import { SaleError } from '../../../errors.ts'
import { openShardSource } from '../../../whitelist/openShardSource.ts'
import { readWhitelist } from '../../../whitelist/readWhitelist.ts'
import { uploadShards } from '../../../whitelist/uploadShards.ts'
import { writeShards } from '../../../whitelist/writeShards.ts'
import { bucketOf } from '../../bucketOf.ts'
import type { CommandKit } from '../../commandKit.ts'
import { type ShardsOption, shardPlaceOf } from '../../liveList.ts'
import { parseRoot } from '../../options.ts'
import { DEFAULT_FOLDER } from './folder.ts'

type PublishOptions = ShardsOption & { from: string; to: string }

export function addPublishCommand(whitelist: Command, { action, io }: CommandKit) {
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
