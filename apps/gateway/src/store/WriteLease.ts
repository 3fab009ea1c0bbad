import type { Lease } from '@foyer/server-kit'

/** The lease of the chain, without which nothing of it is written. */
export type WriteLease = Pick<Lease, 'hold'>
