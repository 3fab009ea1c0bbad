import { BUDGETS } from '@foyer/harness/budgets'
import { expect, test } from 'vitest'
import { listFiles, read } from './workspace.ts'

type Name = keyof typeof BUDGETS

/** Texts of the documentation, with `#` for a budget and `*` for anything in a cell, and the budgets in their order. */
const SENTENCES: readonly [sentence: string, ...Name[]][] = [
  ['at most # KiB (gzip) in your bundle before it opens', 'entryFromSource'],
  ['At most # KiB (gzip) in your bundle before it opens', 'entryFromSource'],
  ['it adds at most # KiB to your bundle', 'entryFromSource'],
  ['adds at most # KiB (gzip) to a page before it opens', 'entryFromSource'],
  ['part of its # KiB (gzip) before the first open', 'entryFromSource'],
  ['The client with all of its schemas is at most # KiB (gzip)', 'embeddedClient'],
  ['JS until the button shows, over the floor * | * | [# KiB](*) |', 'entry'],
  [
    'in idle moments before it * | * | [# KiB](*) in 6 (aim #); # KiB (aim #) |',
    'firstOpen',
    'firstOpenAim',
    'idle',
    'idleAim',
  ],
  ['chunk that connects a wallet * | * | #; # KiB |', 'solanaAdapter', 'solanaConnect'],
  ['the build without a bundler, before it opens | * | # KiB (a test) |', 'cdnEntry'],
  ['presale: JS until the page can be used | * | # KiB (aim #) |', 'presale', 'presaleAim'],
  ['until Account is open, with all features | * | # KiB |', 'account'],
  ['; of Receive | * | #; #; #; #; # KiB |', 'assets', 'send', 'names', 'onRamp', 'receive'],
  ['JS added to the start by * | * | [# KiB](*) each |', 'serviceStart'],
  ['before a login; the signer | * | # KiB in 6; # KiB |', 'walletPage', 'signer'],
  ['second module; the page | * | #; # KiB |', 'signerSolana', 'walletSolana'],
  ['what the first calls of a smart account load | * | # KiB |', 'smartAccount'],
  ['`embeddedWallet()`: JS added to the start; * | * | #; # KiB |', 'embeddedStart', 'embeddedClient'],
  ['a page without it: JS in the start for it | * | # KiB |', 'withoutEmbedded'],
  ['of a login with Farcaster | * | #; # KiB |', 'socialLogin', 'farcasterLogin'],
]

const texts = listFiles(
  'README.md',
  'docs/*.md',
  'packages/*/README.md',
  'packages/*/docs/*.md',
  'apps/docs/pages/**/*.md',
).map(read)

const toPattern = (sentence: string) =>
  new RegExp(
    sentence
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '[^|]*')
      .replaceAll('#', '([\\d.]+)'),
    'g',
  )

test.each(SENTENCES)('the documentation has the budgets of "%s"', (sentence, ...names) => {
  const found = texts.flatMap((text) => [...text.matchAll(toPattern(sentence))])
  expect(found.length).toBeGreaterThan(0)
  for (const [, ...numbers] of found) expect(numbers.map(Number)).toEqual(names.map((name) => BUDGETS[name]))
})
