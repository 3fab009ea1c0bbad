import { expect, test } from 'vitest'
import { type SendEvent, type SendState, sendReducer } from './sendReducer.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const after = (...events: SendEvent[]) => events.reduce<SendState>(sendReducer, { status: 'idle' })

test('default: from the click to the receipt', () => {
  expect(after({ type: 'asked' })).toEqual({ status: 'signing' })
  expect(after({ type: 'asked' }, { type: 'sent', hash: HASH })).toEqual({ status: 'mining', hash: HASH })
  expect(after({ type: 'asked' }, { type: 'sent', hash: HASH }, { type: 'mined', what: 'Done.' })).toEqual({
    status: 'done',
    hash: HASH,
    what: 'Done.',
  })
})

test('behavior: nothing is done without a transaction', () => {
  expect(after({ type: 'asked' }, { type: 'mined', what: 'Done.' })).toEqual({ status: 'signing' })
})

test('error: a failure after sending names the transaction', () => {
  const failed = after(
    { type: 'asked' },
    { type: 'sent', hash: HASH },
    { type: 'failed', error: new Error('no') },
  )
  expect(failed).toEqual({ status: 'failed', hash: HASH, failure: { message: 'Error: no', details: [] } })
})
