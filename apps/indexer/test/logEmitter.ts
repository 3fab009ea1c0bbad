import { concat, type Hex, numberToHex, size } from 'viem'

export type EmittedLog = { topics: readonly Hex[]; data: Hex }

/**
 * EVM code that emits the logs listed in its calldata, so that events can be made in bulk at any contract's address.
 * A record is: number of topics (3 or 4), the topics, length of the data, the data; each in 32-byte words.
 * The comments show the stack, its top on the right: p position of a record, t of its topics, n their number,
 * l and d of the data's length and start, q of the next record.
 */
export const LOG_EMITTER_CODE: Hex = `0x${[
  '5f', //                 PUSH0                              p
  '5b', //           0x01  JUMPDEST
  '36 81 10', //           p < CALLDATASIZE                   p more?
  '60 09 57 00', //        JUMPI 0x09, else STOP              p
  '5b', //           0x09  JUMPDEST
  '80 35', //              CALLDATALOAD(p)                    p n
  '90 60 20 01', //        SWAP, p + 32                       n t
  '81 60 05 1b 81 01', //  t + 32 × n                         n t l
  '80 35', //              CALLDATALOAD(l)                    n t l size
  '90 60 20 01', //        SWAP, l + 32                       n t size d
  '81 81 5f 37', //        CALLDATACOPY(0, d, size)
  '81 01', //              d + size                           n t size q
  '92', //                 SWAP3                              q t size n
  '60 04 14 60 3d 57', //  JUMPI 0x3d if n = 4                q t size
  '81 60 40 01 35', //     third topic
  '82 60 20 01 35', //     second topic
  '83 35', //              first topic
  '83 5f a3', //           LOG3(0, size, …)
  '50 50 60 01 56', //     q becomes p, JUMP 0x01
  '5b', //           0x3d  JUMPDEST                           q t size
  '81 60 60 01 35', //     fourth topic
  '82 60 40 01 35', //     third topic
  '83 60 20 01 35', //     second topic
  '84 35', //              first topic
  '84 5f a4', //           LOG4(0, size, …)
  '50 50 60 01 56', //     q becomes p, JUMP 0x01
]
  .join('')
  .replaceAll(' ', '')}`

const word = (value: number) => numberToHex(value, { size: 32 })

/** Calldata that makes the emitter emit these logs. */
export function encodeLogs(logs: readonly EmittedLog[]): Hex {
  return concat(logs.flatMap(({ topics, data }) => [word(topics.length), ...topics, word(size(data)), data]))
}
