import { type DeployedSponsor, deploySponsor } from '@foyer/devstack'
import { type Deployment, mockErc20Abi, presaleAbi, referralAbi } from '@foyer/presale-contracts'
import { startDevnet } from '@foyer/presale-operator/testing'
import { startBundler } from '@foyer/stand-ins/bundler'
import { type Address, encodeFunctionData, type Hex, maxUint96, parseUnits, stringToHex } from 'viem'
import { bsc } from 'viem/chains'
import { type ChainClient, createChainClient } from '../gas/chainClient.ts'
import { accountOf } from '../gas/createCalls.ts'
import { STRANGER } from '../gas/users.ts'

const FRAGMENT = 1
/** Anvil's last account, which nothing else uses. */
const BUNDLER_KEY = '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6'

export type Sale = {
  rpcUrl: string
  client: ChainClient
  deployment: Deployment
  bundlerUrl: string
  sponsor: DeployedSponsor
  /** Gives an account tokens to pay with, and no gas. */
  fundTokens: (to: Address) => Promise<void>
  /** Entering the code, an allowance and a purchase; a repeated one enters no code. */
  purchase: (options: { isFirst: boolean }) => { to: Address; data: Hex }[]
  stop: () => Promise<void>
}

/** The open sale on a chain with smart accounts, whose gas is paid. `site` is the page that asks the bundler. */
export async function startSale(site: string): Promise<Sale> {
  const { rpcUrl, deployment, stop } = await startDevnet('public')
  const client = createChainClient(rpcUrl)
  const sponsor = await deploySponsor(rpcUrl)
  const bundler = await startBundler({ rpcUrl, chainId: 56, privateKey: BUNDLER_KEY, origins: [site] })
  const { contracts, rootCode = '' } = deployment
  const [token] = deployment.tokens
  if (token === undefined) throw new Error('The deployment has no payment token.')
  const bind = encodeFunctionData({
    abi: referralAbi,
    functionName: 'bind',
    args: [stringToHex(rootCode, { size: 8 })],
  })
  const approve = encodeFunctionData({
    abi: mockErc20Abi,
    functionName: 'approve',
    args: [contracts.presale, maxUint96],
  })
  const buy = encodeFunctionData({
    abi: presaleAbi,
    functionName: 'buy',
    args: [FRAGMENT, 1, token.address, maxUint96, []],
  })
  return {
    rpcUrl,
    client,
    deployment,
    sponsor,
    bundlerUrl: bundler.url,
    async fundTokens(to) {
      const hash = await client.writeContract({
        abi: mockErc20Abi,
        address: token.address,
        functionName: 'mint',
        account: accountOf(STRANGER),
        args: [to, parseUnits('1000', token.decimals)],
        chain: bsc,
      })
      await client.waitForTransactionReceipt({ hash })
    },
    purchase: ({ isFirst }) => [
      ...(isFirst ? [{ to: contracts.referral, data: bind }] : []),
      { to: token.address, data: approve },
      { to: contracts.presale, data: buy },
    ],
    async stop() {
      await bundler.stop()
      await stop()
    },
  }
}
