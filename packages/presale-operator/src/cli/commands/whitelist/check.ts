import { presaleAbi } from '@foyer/presale-contracts'
import { readProof } from '@foyer/presale-contracts/whitelist'
import type { Command } from 'commander'
import type { Address } from 'viem'
import { openShardSource } from '../../../whitelist/openShardSource.ts'
import type { CommandKit } from '../../commandKit.ts'
import { type ShardsOption, shardPlaceOf } from '../../liveList.ts'
import { parseAddress } from '../../options.ts'
import type { Report } from '../../report.ts'
import { openSale, type Sale } from '../../session.ts'

export function addCheckCommand(whitelist: Command, { action }: CommandKit) {
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
