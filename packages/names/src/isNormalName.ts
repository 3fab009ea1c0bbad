import { toNormalName } from './toNormalName.ts'

/** Returns true if a name is in its normal form (ENSIP-15). */
export const isNormalName = (name: string): boolean => toNormalName(name) === name
