import { type Address, keccak256, numberToHex, size, sliceHex } from 'viem'

/** `count` distinct addresses that are the same in every run. */
export function someAddresses(count: number): Address[] {
  return Array.from({ length: count }, (_, index) => {
    const hash = keccak256(numberToHex(index, { size: 32 }))
    return sliceHex(hash, size(hash) - 20)
  })
}
