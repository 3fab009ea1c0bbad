import { expect, test } from 'vitest'
import { safeChecksum } from './safeChecksum.ts'

const PAYEE = '0x49d4450977E2c95362C13D3a31a09311E0Ea26A6'

/** A call of one argument, as the Transaction Builder describes it. */
const call = (name: string, input: string, type: string, values: object) => ({
  to: PAYEE,
  value: '0',
  contractMethod: { inputs: [{ internalType: type, name: input, type }], name, payable: false },
  contractInputsValues: values,
})

/** The example of the Transaction Builder's own tests. */
const batch = {
  version: '1.0',
  chainId: '4',
  createdAt: 1646321521061,
  meta: {
    name: 'test batch file',
    txBuilderVersion: '1.4.0',
    checksum: '',
    createdFromSafeAddress: '0xDF8a1Ce35c9a6ACE153B4e0767942f1E2291a1Aa',
    createdFromOwnerAddress: PAYEE,
  },
  transactions: [
    call('testAddress', 'paramAddress', 'address', { paramAddress: PAYEE }),
    call('testBool', 'paramBool', 'bool', { paramAddress: '', paramBool: 'false' }),
    {
      to: PAYEE,
      value: '2000000000000000000',
      data: `0x42f45790${PAYEE.slice(2).toLowerCase().padStart(64, '0')}`,
    },
  ],
}
const CHECKSUM = '0x4ecbfd364aa6759983915644e73f8bd411e85a2dc306f252a387c2728c4db64c'

test('computes what the Transaction Builder computes', () => {
  expect(safeChecksum(batch)).toBe(CHECKSUM)
})

test('changes with anything but the name of the batch', () => {
  expect(safeChecksum({ ...batch, meta: { ...batch.meta, name: 'another' } })).toBe(CHECKSUM)
  expect(safeChecksum({ ...batch, transactions: batch.transactions.toReversed() })).not.toBe(CHECKSUM)
  expect(safeChecksum({ ...batch, meta: { ...batch.meta, description: 'added' } })).not.toBe(CHECKSUM)
})
