import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMarketClient, marketAccount } from '@foyer/stand-ins/market'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ZoneResolver } from '../src/generated/zoneResolver.ts'
import type { PrepareGatewayOptions } from './prepareGateway.ts'
import { ZONE } from './signRegistration.ts'
import { startTestGateway } from './startTestGateway.ts'

export const resolverAbi = ZoneResolver.abi

/** A gateway that gives out names, and the contract that leads to it. */
export async function startTestZone(options: Omit<PrepareGatewayOptions, 'names' | 'namesKeyFile'>) {
  const { client, rpcUrl } = options.chain
  const directory = await mkdtemp(join(tmpdir(), 'foyer-names-key-'))
  const key = generatePrivateKey()
  const namesKeyFile = join(directory, 'key')
  await writeFile(namesKeyFile, key, { mode: 0o600 })
  // The port of the gateway is known only when it runs.
  const urls = ['http://127.0.0.1:9']
  const resolver = await createMarketClient({ rpcUrl, chainId: 56 }).deploy(ZoneResolver, [
    marketAccount().address,
    urls,
    [privateKeyToAccount(key).address],
  ])
  const names = { zone: ZONE, resolver: { address: resolver, chain: 'eip155:56' } }
  const gateway = await startTestGateway({ ...options, names, namesKeyFile })
  const hash = await client.writeContract({
    chain: null,
    account: marketAccount(),
    address: resolver,
    abi: resolverAbi,
    functionName: 'setUrls',
    args: [[`${gateway.url}/ccip/{sender}/{data}.json`]],
  })
  await client.waitForTransactionReceipt({ hash })
  return {
    ...gateway,
    resolver,
    async stop() {
      await gateway.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
