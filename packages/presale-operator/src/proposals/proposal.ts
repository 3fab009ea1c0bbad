import type { Address } from 'viem'
import type { Call } from '../chain/call.ts'
import type { RoleKey } from '../config/schema.ts'
import type { ListChange } from '../whitelist/compareLists.ts'

/** A change of the sale that somebody may put to its contracts. */
export type Proposal = {
  /** The effect of the call, as a title. */
  title: string
  /** The role that makes it; `anyone` when none is needed. */
  role: RoleKey | 'anyone'
  call: Call
  /** The one account that can make the call, where it is not the holder of `role`. */
  caller?: Address
  /** More for a person to read before deciding. */
  lines?: readonly string[] | undefined
  /** Effects that take something away from someone. */
  warnings?: readonly string[] | undefined
  /** The sentence that a person agrees to before it is sent. */
  confirmation?: string | undefined
  /** The addresses that it puts on the whitelist and takes off it. */
  addresses?: ListChange | undefined
  /** The AccessManager does not stand before the call: it is made at once, by the holder of `role`. */
  direct?: boolean
  /** Gas to send along, where an estimate would be too low. */
  gas?: bigint
}
