// A separate entry, so that dapps without it do not carry it.

export { type SendParameters, send } from '../send/send.ts'
export type { ResolveName, SendTools } from '../send/types.ts'
export {
  type AmbiguousAmount,
  formatUnits,
  type ParsedAmount,
  parseAmount,
  writeAmount,
} from '../utils/parseAmount.ts'
