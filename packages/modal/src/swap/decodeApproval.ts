/** `approve(address,uint256)` of ERC-20 with its two words, and nothing after them. */
const APPROVE = /^0x095ea7b30{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/** Whom the data of an approval lets take how much, in the token's smallest unit. Undefined for any other data. */
export function decodeApproval(data: string): { spender: string; amount: bigint } | undefined {
  const [, spender, amount] = APPROVE.exec(data) ?? []
  return spender === undefined ? undefined : { spender: `0x${spender}`, amount: BigInt(`0x${amount}`) }
}
