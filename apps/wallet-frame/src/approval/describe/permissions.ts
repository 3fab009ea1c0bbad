import type { Warning } from './warnings.ts'

/** What a dapp wants to be allowed, or gives back. Nothing is signed for it. */
export type PermissionsDescription = { kind: 'permissions'; text: string; warnings: Warning[] }

/** The request as it came: its form is for other wallets. */
export const describePermissions = (params: unknown): PermissionsDescription => ({
  kind: 'permissions',
  text: JSON.stringify(params, undefined, 2),
  warnings: [],
})
