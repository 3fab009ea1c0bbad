import { DevToken, marketAccount } from '@foyer/stand-ins/market'
import { type Abi, type Address, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import type { TestChain } from './startTestChain.ts'

const ROUTER = parseAbi([
  'function addLiquidity(address one, address other, uint256 amount, uint256 otherAmount, uint256 min, uint256 otherMin, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 amount, uint256 minToken, uint256 minNative, address to, uint256 deadline) payable',
  'function removeLiquidityETH(address token, uint256 liquidity, uint256 minToken, uint256 minNative, address to, uint256 deadline)',
]) as Abi
const FACTORY = parseAbi(['function getPair(address, address) view returns (address)'])

/** Makes tokens and pools, all by the market's account. */
export function createPools({ client, market }: Pick<TestChain, 'client' | 'market'>) {
  const account = marketAccount()

  async function write(address: Address, abi: Abi, functionName: string, args: unknown[], value?: bigint) {
    const hash = await client.writeContract({
      account,
      address,
      abi,
      functionName,
      args,
      ...(value === undefined ? {} : { value }),
    } as Parameters<typeof client.writeContract>[0])
    await client.waitForTransactionReceipt({ hash })
  }

  const mint = (token: Address, to: Address, amount: bigint) =>
    write(token, DevToken.abi as Abi, 'mint', [to, amount])

  const approve = (token: Address, amount: bigint) =>
    write(token, erc20Abi as Abi, 'approve', [market.router, amount])

  async function end(): Promise<[to: Address, deadline: bigint]> {
    const { timestamp } = await client.getBlock()
    return [account.address, timestamp + 3_600n]
  }

  return {
    mint,

    async createToken({ abi, bytecode }: { abi: readonly unknown[]; bytecode: Hex }, args: unknown[] = []) {
      const hash = await client.deployContract({ account, abi: abi as Abi, bytecode, args })
      const { contractAddress } = await client.waitForTransactionReceipt({ hash })
      if (!contractAddress) throw new Error('There is no token.')
      return contractAddress
    },

    /** A pool of 1,000 of the token and 10 BNB. */
    async addPool(token: Address) {
      const units = parseEther('1000')
      await mint(token, account.address, units)
      await approve(token, units)
      const args = [token, units, 0n, 0n, ...(await end())]
      await write(market.router, ROUTER, 'addLiquidityETH', args, parseEther('10'))
    },

    /** A pool of two tokens, with so many units of each. */
    async addTokenPool(one: Address, other: Address, units: bigint, otherUnits: bigint) {
      for (const [token, amount] of [
        [one, units],
        [other, otherUnits],
      ] as const) {
        await mint(token, account.address, amount)
        await approve(token, amount)
      }
      const args = [one, other, units, otherUnits, 0n, 0n, ...(await end())]
      await write(market.router, ROUTER, 'addLiquidity', args)
    },

    /** Takes everything out of a token's pool. */
    async emptyPool(token: Address) {
      const pair = await client.readContract({
        address: market.factory,
        abi: FACTORY,
        functionName: 'getPair',
        args: [token, market.wrappedNative],
      })
      const all = await client.readContract({
        address: pair,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account.address],
      })
      await approve(pair, all)
      await write(market.router, ROUTER, 'removeLiquidityETH', [token, all, 0n, 0n, ...(await end())])
    },
  }
}
