import { describe, expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

const eventId = '1'.repeat(75)

describe('decodeCursor', () => {
  test('returns the key that was encoded', () => {
    expect(decodeCursor('purchases', encodeCursor('purchases', eventId))).toBe(eventId)
    expect(decodeCursor('withdrawals', encodeCursor('withdrawals', '42'))).toBe('42')
    const day = `2025-10-07:001:0x${'a'.repeat(40)}`
    expect(decodeCursor('dailyTotals', encodeCursor('dailyTotals', day))).toBe(day)
  })

  test.each([
    ['of another list', encodeCursor('referrals', eventId)],
    ['empty', ''],
    ['not base64url', '%%%'],
    ['with something appended', `${encodeCursor('purchases', eventId)}=`],
    ['with a key of another form', encodeCursor('purchases', "1' OR '1'='1")],
  ])('refuses a cursor: %s', (_, cursor) => {
    expect(decodeCursor('purchases', cursor)).toBeUndefined()
  })
})
