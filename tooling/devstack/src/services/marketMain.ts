/**
 * Deploys the market that the gateway reads, and the resolver of its zone, then ends. A process of its own, because the
 * artifacts stay in memory otherwise. Arguments: RPC URL, file of the deployment, URL of the gateway. Sends a {@link DeployMessage} to its parent.
 */
import { ZoneResolver } from '@foyer/gateway/resolver'
import { deploymentSchema } from '@foyer/presale-contracts'
import { createMarketClient, deployMarket, marketAccount, mnemonicAccount } from '@foyer/stand-ins/market'
import type { DeployedMarket } from '../deployMarket.ts'
import { namesSigner } from '../namesSigner.ts'
import type { DeployMessage } from '../runDeployer.ts'
import { runMain } from '../runMain.ts'
import { readJson } from '../state/json.ts'

/** The Dev Wallet of the presale site. */
const DEVELOPMENT_BUYER = 22

await runMain(async () => {
  const [rpcUrl = '', deploymentFile = '', gatewayUrl = ''] = process.argv.slice(2)
  const { chainId, tokens } = deploymentSchema.parse(await readJson(deploymentFile))
  const find = (symbol: string) => {
    const token = tokens.find((one) => one.symbol === symbol)
    if (token === undefined) throw new Error(`The deployment has no ${symbol}.`)
    return token
  }
  const market = await deployMarket({
    rpcUrl,
    chainId,
    stablecoins: { USDT: find('USDT'), USDC: find('USDC') },
    receivers: [mnemonicAccount(DEVELOPMENT_BUYER).address],
  })
  const zoneResolver = await createMarketClient({ rpcUrl, chainId }).deploy(ZoneResolver, [
    marketAccount().address,
    [`${gatewayUrl}/ccip/{sender}/{data}.json`],
    [namesSigner.address],
  ])
  const message: DeployMessage<DeployedMarket> = { result: { ...market, zoneResolver } }
  process.send?.(message)
  process.disconnect()
})
