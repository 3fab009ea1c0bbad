import { toNormalName } from './toNormalName.ts'

/** Whether a name is in its normal form (ENSIP-15). */
export const isNormalName = (name: string): boolean => toNormalName(name) === name
