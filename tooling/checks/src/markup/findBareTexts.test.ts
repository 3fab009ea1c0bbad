import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { REPOSITORY } from '../workspace.ts'
import { findBareTexts } from './findBareTexts.ts'

const DECLARATIONS = `
declare namespace JSX {
  interface Element { readonly isElement: true }
  interface IntrinsicElements { [name: string]: unknown }
}
declare function t(key: string, values?: object): string
declare const isOpen: boolean, count: number, names: string[], node: { readonly isElement: true }
`

/** The texts that are found in a file of these elements, each on a line. */
function findIn(...elements: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'bare-texts-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'src'))
  const options = { jsx: 'preserve', strict: true, types: [], lib: ['es5'] }
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
  writeFileSync(join(directory, 'src/global.d.ts'), DECLARATIONS)
  writeFileSync(join(directory, 'src/view.tsx'), `export const all = [${elements.join(',\n')}]`)
  return findBareTexts(directory).map(({ line, text }) => `${line} ${text}`)
}

test('finds a text that comes and goes, or changes, beside other children', () => {
  expect(
    findIn(
      "<p>{isOpen && t('open')}{!isOpen && t('closed')}</p>",
      '<p>Owed: {count} <b /></p>',
      "<p>{t('left', { count })} <b /></p>",
    ),
  ).toEqual([
    "1 {isOpen && t('open')}",
    "1 {!isOpen && t('closed')}",
    '2 {count}',
    "3 {t('left', { count })}",
  ])
})

test('finds a text that follows something that comes and goes, and one in a fragment', () => {
  expect(findIn('<p>{isOpen && <b />} always</p>', '<p>{isOpen && <>and <b /></>}</p>')).toEqual([
    '1 always',
    '2 and',
  ])
})

test('allows a text that is alone in its element, and one that stays as it is', () => {
  expect(
    findIn(
      "<p>{isOpen && t('open')}</p>",
      "<p>{isOpen && <span>{t('open')}</span>}<b /></p>",
      "<p>{t('inviter')} <b /></p>",
      '<ul>{names.map((name) => <li>{name}</li>)}</ul>',
    ),
  ).toEqual([])
})

// For what a text is only the types tell, which takes long: all are read at once.
test('no site has a text that a translator of the browser takes away from React', () => {
  // As for `tsc7`: it ends before its memory is worth tidying up.
  vi.stubEnv('GOGC', 'off')
  onTestFinished(() => void vi.unstubAllEnvs())
  const paths = ['apps/presale', 'apps/operator', 'packages/site-kit'] as const
  const [first, ...others] = paths.map((path) => join(REPOSITORY, path))
  const found = findBareTexts(first ?? REPOSITORY, ...others)
  expect(
    found.map(({ file, line, text }) => `${relative(REPOSITORY, file)}:${line} ${text}`),
    'Put each of these texts into an element.',
  ).toEqual([])
})
