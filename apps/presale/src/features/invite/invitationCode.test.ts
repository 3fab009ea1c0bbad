import { describe, expect, test } from 'vitest'
import { normalizeCode, readCode } from './invitationCode.ts'

describe('normalizeCode', () => {
  test.each([
    ['abcd1234', 'ABCD1234'],
    [' ab-cd 12 34\n', 'ABCD1234'],
    ['OoIiLl00', '00111100'],
    ['ＡＢＣＤ１２３４', 'ABCD1234'],
    ['\uFEFFABCD\u20111234\u200B', 'ABCD1234'],
    ['abcd–1234', 'ABCD1234'],
  ])('reads %j as %s', (text, code) => {
    expect(normalizeCode(text)).toBe(code)
  })
})

describe('readCode', () => {
  test('reads a code in any case and without its hyphen', () => {
    expect(readCode('k7m2-p9qx')).toEqual({ status: 'valid', code: 'K7M2P9QX' })
  })

  test.each([
    '，快来',
    '。',
    '、',
    '！',
    '？',
    '：',
    '；',
    '…',
    '）',
    '」',
    '』',
    '】',
    '》',
    '”',
    '’',
    '.',
    ',',
    ')',
    ']',
    '>',
    '"',
    "'",
    '*',
    '_',
    '/',
    '🎁',
    '快来',
    'をどうぞ',
    '으로',
    'มาเลย',
    '，ABC',
  ])('reads a code with %s behind it', (sentence) => {
    expect(readCode(`k7m2-p9qx${sentence}`)).toEqual({ status: 'valid', code: 'K7M2P9QX' })
  })

  test.each(['「K7M2P9QX」', '（K7M2P9QX）', '《K7M2P9QX》', '<K7M2P9QX>', '“K7M2P9QX”', '*K7M2P9QX*'])(
    'reads a code in brackets or quotes: %s',
    (text) => {
      expect(readCode(text)).toEqual({ status: 'valid', code: 'K7M2P9QX' })
    },
  )

  test.each([
    'https://sale.example/?code=K7M2P9QX',
    'Join me: https://sale.example/?utm_source=x&code=k7m2p9qx#top',
    'https://sale.example/?code=K7M2P9QX。',
  ])('reads the code of the link %s', (text) => {
    expect(readCode(text)).toEqual({ status: 'valid', code: 'K7M2P9QX' })
  })

  test('refuses a code that goes on with letters or digits', () => {
    for (const text of ['K7M2P9QXA', 'K7M2P9QX-7', 'K7M2P9QXé', 'K7M2P9QX９', 'K7M2P9QXЖ', '快K7M2P9QX'])
      expect(readCode(text), text).toEqual({ status: 'invalid' })
  })

  test('reads only spaces and hyphens as empty', () => {
    for (const text of ['', '   ', ' - ']) expect(readCode(text)).toEqual({ status: 'empty' })
  })

  test('refuses a wrong length, U, other characters, 10 KB and script', () => {
    for (const text of ['ABCD123', 'ABCD12345', 'UUUUUUUU', 'ABCD12_4', 'A'.repeat(10_240), '<script>']) {
      expect(readCode(text), text.slice(0, 20)).toEqual({ status: 'invalid' })
    }
  })
})
