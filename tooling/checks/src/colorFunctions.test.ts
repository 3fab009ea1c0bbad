import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REPOSITORY, read } from './workspace.ts'

/** Files that use these functions and keep older browsers in another way. */
const OTHERWISE: Record<string, string> = {
  'packages/modal-ui/src/styles/tokens.ts': 'plainColors.ts declares their colours again',
  'packages/modal-ui/src/styles/modalTokens.ts': 'plainColors.ts declares their colours again',
  'packages/modal-ui/src/styles/plainColors.ts': 'it is the fallback',
  'packages/modal-ui/src/themes/createTheme.ts': 'replaceLightDark() reads what a theme sets',
  'packages/modal-ui/src/themes/themes.ts': 'replaceLightDark() reads what a theme sets',
  'packages/compat/src/connectkit/themeOptions.ts': 'replaceLightDark() reads what a theme sets',
  'packages/compat/src/rainbowkit/themeOptions.ts': 'replaceLightDark() reads what a theme sets',
  'packages/embedded-wallet-frame/src/protocol/toThemeStyle.ts': 'it asks CSS.supports() first',
  'packages/modal/src/doctor/pageChecks.ts': 'it only asks CSS.supports()',
  'packages/embedded-wallet-frame/src/client/mountFrame.ts': 'it only asks CSS.supports()',
  'packages/modal/src/embedded/toLoginError.ts': 'it only asks CSS.supports()',
  'packages/site-kit/src/styles/modalTheme.ts': 'the sites tell such a browser that it is too old',
  'apps/presale/src/firstPaint.ts': 'it asks CSS.supports() first',
  'apps/playground/src/app/playground-app.styles.ts': 'the playground is for developers',
}

const FUNCTIONS = /(?:color-mix|light-dark|oklch)\((?:from|in|[^)\d])/
const DECLARATION = /^\s*([\w-]+):(.*)$/

/** The styles without the blocks that only browsers read which know such a function. */
function withoutSupports(text: string): string {
  const start = text.search(/@supports \(color: (?:color-mix|light-dark|oklch)\(/)
  if (start < 0) return text
  let depth = 0
  for (let end = text.indexOf('{', start); end < text.length; end++) {
    if (text[end] === '{') depth += 1
    if (text[end] === '}') depth -= 1
    if (depth === 0) return text.slice(0, start) + withoutSupports(text.slice(end + 1))
  }
  return text
}

/** Lines with a function that a browser may not know, and nothing that it could take instead. */
function findBare(text: string): string[] {
  const lines = withoutSupports(text).split('\n')
  return lines.filter((line, index) => {
    if (!FUNCTIONS.test(line) || /^\s*(\*|\/\/)/.test(line)) return false
    const [, name] = DECLARATION.exec(line) ?? []
    const [, before] = DECLARATION.exec(lines[index - 1] ?? '') ?? []
    // With a variable in it the whole declaration is taken, and found invalid only when it is used.
    return name === undefined || name !== before || line.includes('var(')
  })
}

const files = globSync(['{packages,apps}/*/src/**/*.{ts,css}'], { cwd: REPOSITORY }).filter(
  (file) => !file.includes('.test.') && !(file in OTHERWISE),
)

test('no colour is one that an older browser cannot read, with nothing in its place', () => {
  const bare = files.flatMap((file) => findBare(read(file)).map((line) => `${file}: ${line.trim()}`))
  expect(bare).toEqual([])
})

test.each([
  ['a declaration alone', 'color: color-mix(in srgb, red, blue);', 1],
  ['one after another of the same property', 'color: red;\n  color: light-dark(red, blue);', 0],
  [
    'one with a variable, whatever is before it',
    'color: red;\n color: color-mix(in srgb, var(--a), red);',
    1,
  ],
  [
    'one that only browsers read which know it',
    '@supports (color: oklch(from red l c h)) { a { color: oklch(from var(--a) l c h); } }',
    0,
  ],
])('judges %s', (_, text, count) => {
  expect(findBare(text)).toHaveLength(count)
})
