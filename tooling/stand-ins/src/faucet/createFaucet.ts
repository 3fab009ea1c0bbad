import { createMarketClient, DevToken, mnemonicAccount } from '@foyer/stand-ins/market'
import { type Address, formatUnits, parseEther, parseUnits } from 'viem'

/** An account of the development mnemonic that only the faucet uses, so that nobody else's nonce changes. */
const ACCOUNT = mnemonicAccount(30)
const FUNDS = parseEther('1000000000')

/** Sent to an account at a time, in whole coins. */
const BNB = '10'
const USDT = '10000'
/** Number of requests that may wait. One developer's faucet never reaches this. */
const MAX_WAITING = 20

/** An amount that was sent, in whole coins. */
export type Gift = { symbol: 'BNB' | 'USDT'; amount: string }

export type Faucet = {
  /**
   * Sends 10 BNB and 10,000 USDT, each to an account that holds less than that. Resolves when they are in a block.
   *
   * @returns what was sent; empty for an account that has enough
   * @throws {BusyError} too many others are waiting
   */
  give: (to: Address) => Promise<Gift[]>
}

export class BusyError extends Error {
  override name = 'BusyError'
}

export type CreateFaucetParameters = {
  /** An anvil on this machine. */
  rpcUrl: string
  chainId: number
  /** A token that anybody may mint. */
  usdt: { address: Address; decimals: number }
}

/** Gives out test money of a development chain, one account after the other. */
export function createFaucet({ rpcUrl, chainId, usdt }: CreateFaucetParameters): Faucet {
  const { client, send } = createMarketClient({ rpcUrl, chainId })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function giveNow(to: Address): Promise<Gift[]> {
    const token = { address: usdt.address, abi: DevToken.abi } as const
    await client.setBalance({ address: ACCOUNT.address, value: FUNDS })
    const [bnb, tokens] = await Promise.all([
      client.getBalance({ address: to }),
      client.readContract({ ...token, functionName: 'balanceOf', args: [to] }),
    ])
    const gifts: Gift[] = []
    const amount = parseUnits(USDT, usdt.decimals)
    if (tokens < amount) {
      await send({ ...token, functionName: 'mint', args: [to, amount] }, ACCOUNT)
      gifts.push({ symbol: 'USDT', amount: formatUnits(amount, usdt.decimals) })
    }
    if (bnb < parseEther(BNB)) {
      const hash = await client.sendTransaction({ account: ACCOUNT, to, value: parseEther(BNB) })
      const { status } = await client.waitForTransactionReceipt({ hash })
      if (status !== 'success') throw new Error(`${to} takes no BNB.`)
      gifts.push({ symbol: 'BNB', amount: BNB })
    }
    return gifts
  }

  return {
    async give(to) {
      if (waiting >= MAX_WAITING) throw new BusyError('Too many accounts are waiting for test money.')
      waiting++
      // One at a time: nonces stay in order, and somebody who asks twice gets money once.
      const given = last.catch(() => {}).then(() => giveNow(to))
      last = given
      return given.finally(() => waiting--)
    },
  }
}
