import { expect, test } from 'vitest'
import { sha256 } from '../../shared/bytes.ts'
import type { VaultDrizzle } from '../types.ts'
import { createApprovalStore } from './createApprovalStore.ts'

test.each([true, false])('is opened by its token where the link was mailed: %s', async (isMailed) => {
  const rows: { tokenHash: string }[] = []
  const tx = { insert: () => ({ values: async (row: (typeof rows)[number]) => void rows.push(row) }) }
  const db = { transaction: (run: (on: typeof tx) => unknown) => run(tx) }
  const store = createApprovalStore(db as unknown as VaultDrizzle)
  const asked = { subject: 's', jkt: 'j', projectId: 'p', origin: 'https://dapp.example', browser: 'Firefox' }
  let token = ''
  await store.create({ ...asked, purpose: 'login', isMailed }, async (_, made) => {
    token = made.token
  })
  expect(rows[0]?.tokenHash === sha256(token)).toBe(isMailed)
})
