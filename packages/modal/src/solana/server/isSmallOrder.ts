import { toHex } from '../../siwe/server/hex.ts'

/** The y coordinates of the points of small order, and those of their second spelling, without the sign. */
const POINTS = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]

/** True if a key is one for which anybody can make signatures, such as that of the System program. */
export function isSmallOrder(key: Uint8Array): boolean {
  const y = key.slice()
  y[31] = (y[31] ?? 0) & 127
  return POINTS.includes(toHex(y))
}
