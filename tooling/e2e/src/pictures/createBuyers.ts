import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Chain } from '../chain.ts'
import { createInvitedBuyers } from '../createInvitedBuyers.ts'

export type Buyer = { key: Hex; address: Address }

/** Accounts that the pictures show. */
export function createBuyers(chain: Chain) {
  async function createFunded() {
    const key = generatePrivateKey()
    const account = privateKeyToAccount(key)
    await chain.fund(account)
    return { key, account, address: account.address }
  }

  async function createInvited() {
    const buyer = await createFunded()
    await chain.bind(buyer.account)
    return buyer
  }

  return {
    /** Somebody with money who has entered no code. */
    createNew: createFunded,
    /** Somebody who has entered a code. */
    createInvited,

    /** Somebody who has bought, and has invited others who have. */
    async createExperienced() {
      const buyer = await createInvited()
      await chain.approve(buyer.account, 'USDT', await chain.quote(1, 2, 'USDT'))
      await chain.buy(buyer.account, 1, 2, 'USDT')
      await createInvitedBuyers(chain, buyer.address)
      return buyer
    },
  }
}
