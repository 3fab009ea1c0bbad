import { expect, test } from 'vitest'
import { en } from './en.ts'
import { labelsOf } from './labels.ts'
import { loadStrings } from './loadStrings.ts'
import { shortenAddress } from './shorten.ts'
import { zhCN } from './zh-CN.ts'

/** Each text with its parameters filled in. */
const texts = (strings: typeof en) =>
  Object.entries(strings).map(
    ([key, text]) => [key, typeof text === 'function' ? text('{name}') : text] as const,
  )

test('zh-CN: every text is translated and keeps its parameters', () => {
  const english = new Map(texts(en))
  for (const [key, text] of texts(zhCN)) {
    if (key === '$dir') continue
    expect(text, key).not.toBe(english.get(key))
    expect(text.includes('{name}'), key).toBe(english.get(key)?.includes('{name}'))
  }
})

test('loadStrings: each language, and English for any other', async () => {
  expect(await loadStrings('zh-CN')).toBe(zhCN)
  expect(await loadStrings('en')).toBe(en)
  expect(await loadStrings('xx' as never)).toBe(en)
})

test('labelsOf: the words of the button', () => {
  expect(labelsOf('zh-CN').connect).toBe('连接钱包')
  expect(labelsOf('xx' as never).connect).toBe('Connect Wallet')
})

test.each([
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '0xf39F…2266'],
  ['0x1234567890a', '0x1234567890a'],
  ['', ''],
])('shortenAddress: %s', (address, expected) => {
  expect(shortenAddress(address)).toBe(expected)
})
