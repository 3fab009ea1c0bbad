import { expectTypeOf, test } from 'vitest'
import type { WalletConnectParameters } from './walletConnect.ts'

test('metadata may be given in part', () => {
  expectTypeOf<{ projectId: string; metadata: { name: string } }>().toExtend<WalletConnectParameters>()
})
