import { expect, test } from 'vitest'
import { listFiles, read } from './workspace.ts'

/** Files whose code runs in browsers. */
const BROWSER_CODE = [
  'apps/operator/src/**/*',
  'apps/playground/src/**/*',
  'apps/presale/src/**/*',
  'apps/wallet-frame/src/**/*',
  // Scripts of pages; the rest of the folder runs in servers.
  'apps/wallet-server/src/**/*.js',
  'packages/chain-kit/src/**/*',
  'packages/embedded-wallet-frame/src/**/*',
  'packages/modal/src/**/*',
  'packages/modal-core/src/**/*',
  'packages/modal-ui/src/**/*',
  'packages/names/src/**/*',
  // The console uses most of it; its command line keeps to the same functions.
  'packages/presale-operator/src/**/*',
  'packages/site-kit/src/**/*',
  'packages/testing/src/**/*',
  'packages/wallet-api/src/api/**/*',
]
const IS_SHIPPED = /(?<!\.test|\.stories|\.test-d)\.(tsx?|js)$/
const IS_FOR_TESTS = /\/(test|testing|playwright)\/|\/(siwe|embedded)\/server\/|floor\.ts$/

/**
 * Functions that a browser of the floor (tooling/tsconfig/floor.ts) does not have, by MDN's data. Where one is asked for
 * with `?.(`, the code says what happens without it.
 */
const YOUNGER = [
  ...['parse', 'canParse'].map((name) => `\\bURL\\.${name}\\(`),
  ...['withResolvers', 'try'].map((name) => `\\bPromise\\.${name}\\b`),
  '\\bAbortSignal\\.any\\(',
  '\\b(Map|Object)\\.groupBy\\(',
  '\\bArray\\.fromAsync\\(',
  '\\bIterator\\.(from|concat|zip)\\(',
  '\\bRegExp\\.escape\\(',
  '\\bMath\\.(f16round|sumPrecise)\\(',
  '\\bError\\.isError\\(',
  '\\bResponse\\.json\\(',
  '\\bReadableStream\\.from\\(',
  '\\bUint8Array\\.from(Hex|Base64)\\(',
  '\\bnew (DisposableStack|AsyncDisposableStack|Float16Array|Intl\\.DurationFormat)\\b',
  '\\b(requestIdleCallback|cancelIdleCallback)\\(',
  '\\bTemporal\\.',
  '\\.(keys|values|entries)\\(\\)\\s*\\.(map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\\(',
  '\\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert|getOrInsertComputed)\\(',
  '\\.(toBase64|setFromBase64|setFromHex|transferToFixedLength|getSetCookie|textStream)\\(',
  '\\.(checkVisibility|showPopover|hidePopover|togglePopover|requestClose|moveBefore|startViewTransition)\\(',
  '\\.(setHTML|setHTMLUnsafe|getHTML|caretPositionFromPoint|computedStyleMap)\\(',
]

/** The younger functions that code calls without asking whether they are there. */
function findYounger(code: string): string[] {
  const text = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return YOUNGER.flatMap((pattern) => text.match(new RegExp(pattern, 'g')) ?? [])
}

test('code of browsers calls nothing that a browser of the floor does not have', () => {
  const files = listFiles(...BROWSER_CODE).filter(
    (file) => IS_SHIPPED.test(file) && !IS_FOR_TESTS.test(`/${file}`),
  )
  expect(files.length).toBeGreaterThan(500)
  const calls = files.flatMap((file) => findYounger(read(file)).map((call) => `${file}: ${call}`))
  expect(calls).toEqual([])
})

test('finds a younger function, and none that is asked for or only named', () => {
  expect(findYounger('const url = URL.parse(text)')).toEqual(['URL.parse('])
  expect(findYounger('map.values().map(toName)')).toEqual(['.values().map('])
  expect(findYounger('tip.togglePopover?.(true) // URL.parse')).toEqual([])
  expect(findYounger('/** As URL.parse() */ z.union([one, other])')).toEqual([])
})
