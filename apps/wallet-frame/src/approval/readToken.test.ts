import { encodeAbiParameters, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { readToken } from './readToken.ts'

const [SYMBOL, DECIMALS, SUPPORTS] = ['0x95d89b41', '0x313ce567', '0x01ffc9a7']
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** A token that answers as told; what it is not told about reverts. */
const read = (answers: Record<string, unknown>) =>
  readToken(async (_, params) => {
    const [{ data }] = params as [{ data: string }]
    const selector = data.slice(0, 10)
    if (!(selector in answers)) throw new Error('execution reverted')
    return answers[selector]
  }, '0x55d398326f99059fF775485246999027B3197955')

test.each<[string, Record<string, unknown>, object]>([
  [
    'a token',
    { [SYMBOL]: text('USDT'), [DECIMALS]: word(18n) },
    { symbol: 'USDT', decimals: 18, isNft: false },
  ],
  [
    'an old token',
    { [SYMBOL]: stringToHex('MKR', { size: 32 }), [DECIMALS]: word(18n) },
    { symbol: 'MKR', decimals: 18 },
  ],
  ['a token that says its symbol in digits', { [SYMBOL]: text('0x4d4b52') }, { symbol: 'MKR' }],
  [
    'a collection',
    { [SYMBOL]: text('APE'), [SUPPORTS]: word(1n) },
    { symbol: 'APE', decimals: undefined, isNft: true },
  ],
  ['one that says it is both', { [DECIMALS]: word(0n), [SUPPORTS]: word(1n) }, { decimals: 0, isNft: false }],
  ['nothing', {}, { symbol: undefined, decimals: undefined, isNft: false }],
  [
    'an account without code',
    { [SYMBOL]: '0x', [DECIMALS]: '0x', [SUPPORTS]: '0x' },
    { symbol: undefined, decimals: undefined },
  ],
  ['too many decimals', { [DECIMALS]: word(37n) }, { decimals: undefined }],
  ['decimals beyond a byte', { [DECIMALS]: word(2n ** 255n) }, { decimals: undefined }],
  ['a symbol with tricks', { [SYMBOL]: text('\u202eTD\u200bSU\n') }, { symbol: 'TDSU' }],
  ['a long symbol', { [SYMBOL]: text('X'.repeat(5_000)) }, { symbol: 'XXXXXXXXXXX…' }],
  ['a symbol of nothing', { [SYMBOL]: text(' ') }, { symbol: undefined }],
  [
    'answers of other kinds',
    { [SYMBOL]: 7, [DECIMALS]: null, [SUPPORTS]: { a: 1 } },
    { symbol: undefined, decimals: undefined, isNft: false },
  ],
])('reads what %s claims, within bounds', async (_, answers, expected) => {
  expect(await read(answers)).toMatchObject(expected)
})
