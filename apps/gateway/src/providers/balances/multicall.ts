import { type Address, erc20Abi } from 'viem'
import type { Chain } from '../../chain/createChains.ts'
import { chunksOf } from '../../chunksOf.ts'
import type { ListedToken } from '../../tokens.ts'
import type { BalanceProvider } from '../types.ts'

/** Of one request; each token takes two, for its balance and its decimals. */
const MAX_CALLS = 200

/** Reads by deployless multicalls: a chain needs no Multicall3. */
export const multicallBalances: BalanceProvider = {
  async read(chain, owner) {
    const [native, ...parts] = await Promise.all([
      chain.client.getBalance({ address: owner }),
      ...chunksOf(chain.tokens, MAX_CALLS / 2).map((tokens) => readTokens(chain, owner, tokens)),
    ])
    return { native, tokens: new Map(parts.flat()) }
  },
}

/** A token whose decimals are not those of its list would be shown at a wrong value, so it is left out. */
async function readTokens(chain: Chain, owner: Address, tokens: readonly ListedToken[]) {
  const answers = await chain.client.multicall({
    deployless: true,
    batchSize: 0,
    contracts: tokens.flatMap(({ address }) => [
      { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const,
      { address, abi: erc20Abi, functionName: 'decimals' } as const,
    ]),
  })
  return tokens.flatMap(({ address, decimals }, index): [Address, bigint][] => {
    const [balance, stated] = [answers[2 * index], answers[2 * index + 1]]
    const isRight =
      balance?.status === 'success' && stated?.status === 'success' && stated.result === decimals
    return isRight ? [[address, BigInt(balance.result)]] : []
  })
}
