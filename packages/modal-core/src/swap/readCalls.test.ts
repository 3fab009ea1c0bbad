import { expect, test } from 'vitest'
import { readCalls } from './readCalls.ts'

const receipts = [{ transactionHash: '0x1' }, { transactionHash: '0x2' }]

test.each([200, '200', '0xc8', 'CONFIRMED', 'confirmed', 500, '0x1f4'])(
  'takes %j for calls in a block',
  (status) => {
    expect(readCalls({ status, receipts })).toEqual({ hash: '0x2' })
  },
)

test.each([400, 'FAILED', '0x190'])('takes %j for calls that were not sent', (status) => {
  expect(readCalls({ status })).toEqual({ hash: undefined })
})

test.each([100, '100', '0x64', 'PENDING', undefined, null, '', 'soon', {}, [200]])(
  'waits when the status is %j',
  (status) => {
    expect(readCalls({ status, receipts })).toBe('pending')
  },
)
