import { presaleAbi, presaleLensAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { readSteps } from '@foyer/presale-operator'
import { queryOptions } from '@tanstack/react-query'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import type { Runtime } from '../app/boot.ts'
import { REFRESH, SALE } from './keys.ts'

/** A payment token that the sale has ever accepted. */
export type TokenState = {
  address: Address
  symbol: string
  decimals: number
  enabled: boolean
  /** Withdrawal fees that nobody has collected, in the smallest unit. */
  fees: bigint
  /** Debts of the vault: rewards of all users, and fees. */
  liability: bigint
  /** Balance of the vault; `undefined` when the token does not answer. */
  balance: bigint | undefined
}

export type Sale = Awaited<ReturnType<typeof readSale>>

/** State, price steps, tokens and accounts of the sale. */
export function saleQueryOptions(runtime: Runtime) {
  return queryOptions({
    queryKey: [SALE, 'state'],
    queryFn: () => readSale(runtime),
    refetchInterval: REFRESH,
  })
}

async function readSale({ client, config: { deployment } }: Runtime) {
  const { contracts } = deployment
  const presale = { address: contracts.presale, abi: presaleAbi } as const
  const vault = { address: contracts.rewardVault, abi: rewardVaultAbi } as const
  const [view, steps, treasury, keeper, feeRecipient] = await Promise.all([
    client.readContract({
      address: contracts.presaleLens,
      abi: presaleLensAbi,
      functionName: 'home',
      args: [zeroAddress],
    }),
    readSteps({ client, deployment }),
    client.readContract({ ...presale, functionName: 'treasury' }),
    client.readContract({ ...vault, functionName: 'keeper' }),
    client.readContract({ ...vault, functionName: 'feeRecipient' }),
  ])

  async function readToken(tokenView: (typeof view.tokens)[number]): Promise<TokenState> {
    const { token, decimals, enabled, readable } = tokenView
    // The lens leaves out the symbol of a token that is not accepted, or that does not answer.
    const known = deployment.tokens.find(({ address }) => address === token)
    const symbol = readable ? tokenView.symbol : (known?.symbol ?? '')
    const [fees, liability, balance] = await Promise.all([
      client.readContract({ ...vault, functionName: 'fees', args: [token] }),
      client.readContract({ ...vault, functionName: 'liability', args: [token] }),
      client
        .readContract({
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [contracts.rewardVault],
        })
        .catch(() => undefined),
    ])
    return { address: token, symbol, decimals, enabled, fees, liability, balance }
  }

  async function readItem(id: number) {
    const [{ cap }, sold] = await client.readContract({ ...presale, functionName: 'items', args: [id] })
    return { id, cap, sold }
  }

  return {
    ...steps,
    view,
    items: await Promise.all(view.items.map(({ id }) => readItem(id))),
    treasury,
    keeper,
    feeRecipient,
    tokens: await Promise.all(view.tokens.map(readToken)),
  }
}
