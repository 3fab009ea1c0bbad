/**
 * Deploys the market that the gateway reads, then ends. A process of its own, because the artifacts stay in memory
 * otherwise. Arguments: RPC URL, file of the deployment. Sends a {@link DeployMessage} to its parent.
 */
import { deploymentSchema } from '@foyer/presale-contracts'
import { deployMarket, type Market, mnemonicAccount } from '@foyer/stand-ins/market'
import type { DeployMessage } from '../runDeployer.ts'
import { runMain } from '../runMain.ts'
import { readJson } from '../state/json.ts'

/** The Dev Wallet of the presale site. */
const DEVELOPMENT_BUYER = 22

await runMain(async () => {
  const [rpcUrl = '', deploymentFile = ''] = process.argv.slice(2)
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
  const message: DeployMessage<Market> = { result: market }
  process.send?.(message)
  process.disconnect()
})
