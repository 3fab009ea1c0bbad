import type { Call } from '../chain/call.ts'
import type { RoleKey } from '../config/schema.ts'

/** A change of the sale that somebody may put to its contracts. */
export type Proposal = {
  /** What the call does, as a title. */
  title: string
  /** Who is meant to make it; `anyone` when no role is needed. */
  role: RoleKey | 'anyone'
  call: Call
  /** More for a person to read before deciding. */
  lines?: readonly string[]
  /** The AccessManager does not stand before the call: it is made at once, by the holder of `role`. */
  direct?: boolean
  /** Gas to send along, where an estimate would be too low. */
  gas?: bigint
}
