import { expectTypeOf, test } from 'vitest'
import type { DeepReadonly, ModalState } from './state.ts'

type Connected<account> = Extract<account, { status: 'connected' }>

test('an address is 0x… on eip155, and text in other namespaces', () => {
  type Accounts = DeepReadonly<ModalState>['accounts']
  expectTypeOf<Connected<Accounts['eip155']>['address']>().toEqualTypeOf<`0x${string}`>()
  expectTypeOf<Connected<Accounts['solana']>['address']>().toEqualTypeOf<string>()
})
