import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Chain } from './chain.ts'

/** Two new accounts that were invited by `inviter` and then bought a Genesis Badge each, in USDT. */
export async function befriend(chain: Chain, inviter: Address) {
  const code = await chain.codeOf(inviter)
  const friends = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
  for (const friend of friends) {
    await chain.fund(friend)
    await chain.bind(friend, code)
  }
  for (const friend of friends) {
    await chain.approve(friend, 'USDT', await chain.quote(2, 1, 'USDT'))
    await chain.buy(friend, 2, 1, 'USDT')
  }
  return friends
}
