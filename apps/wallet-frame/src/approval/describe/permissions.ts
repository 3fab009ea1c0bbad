import type { Warning } from './warnings.ts'

/** The permissions that a dapp wants, or gives back. Nothing is signed for them. */
export type PermissionsDescription = { kind: 'permissions'; text: string; warnings: Warning[] }

/** The request as it came: its form is for other wallets. */
export const describePermissions = (params: unknown): PermissionsDescription => ({
  kind: 'permissions',
  text: JSON.stringify(params, undefined, 2),
  warnings: [],
})
