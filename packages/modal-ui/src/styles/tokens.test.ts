import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeRoles, ThemeVariables } from '@foyer/modal-core'
import { expect, test } from 'vitest'
import { modalTokens } from './modalTokens.ts'
import { withPlainColors } from './plainColors.ts'
import { tokens } from './tokens.ts'

/** Variables that a dapp sets: read here, defined nowhere. */
const MASTERS = new Set<string | undefined>(
  Object.keys({
    '--fy-accent': '',
    '--fy-color-mix': '',
    '--fy-color-mix-strength': '',
    '--fy-font-family': '',
    '--fy-font-size-master': '',
    '--fy-border-radius-master': '',
    '--fy-dialog-inline-size': '',
    '--fy-z-index': '',
    '--fy-qr-color': '',
  } satisfies Record<Exclude<keyof ThemeVariables, keyof ThemeRoles>, string>),
)

const source = join(import.meta.dirname, '..')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')

const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))
const TOKEN = /(?:var|master)\(\s*'?(--fy-[a-z0-9-]+)(?=[\s,)'])/g
const inButtons = names(tokens, /(--fy-[a-z0-9-]+):/g)
const defined = names(withPlainColors(tokens + modalTokens), /(--fy-[a-z0-9-]+):/g)
const used = names(code, TOKEN)

test('every token that is used is defined, or is for the dapp to set', () => {
  expect([...used].filter((name) => !defined.has(name) && !MASTERS.has(name))).toEqual([])
  expect([...MASTERS].filter((name) => defined.has(name))).toEqual([])
})

test('every token that is defined is used', () => {
  expect([...defined].filter((name) => !used.has(name))).toEqual([])
})

test('every variable that the comment of an element names is defined', () => {
  const documented = names(code, /@cssproperty (--fy-[a-z0-9-]+)/g)
  expect(documented).toContain('--fy-dialog-radius')
  expect([...documented].filter((name) => !defined.has(name))).toEqual([])
})

test('there is one curve, which is a token', () => {
  expect(code.match(/cubic-bezier\([^)]*\)/g)).toEqual(['cubic-bezier(0.2, 0.8, 0.2, 1)'])
})

test('what stands on the page before the modal has loaded uses nothing of the modal’s', () => {
  const files = readdirSync(join(source, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^((account|connect|network)-)?button\/fy-[a-z-]+(\.styles)?\.ts$/.test(file))
    .map((file) => join('components', file))
  expect(files).toContain('components/button/fy-button.styles.ts')
  const text = ['styles/buttonBase.ts', 'styles/tokens.ts', ...files]
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const isMissing = (name: string | undefined) => !inButtons.has(name) && !MASTERS.has(name)
  expect([...names(text, TOKEN)].filter(isMissing)).toEqual([])
})
