import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Chain } from './chain.ts'

/** Creates two accounts that bind the code of `inviter` and then buy a Genesis Badge each, in USDT. */
export async function createInvitedBuyers(chain: Chain, inviter: Address) {
  const code = await chain.codeOf(inviter)
  const buyers = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
  for (const buyer of buyers) {
    await chain.fund(buyer)
    await chain.bind(buyer, code)
  }
  for (const buyer of buyers) {
    await chain.approve(buyer, 'USDT', await chain.quote(2, 1, 'USDT'))
    await chain.buy(buyer, 2, 1, 'USDT')
  }
  return buyers
}
