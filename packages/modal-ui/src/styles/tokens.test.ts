import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokens } from './tokens.ts'

/** What a dapp sets: read here, defined nowhere. */
const MASTERS = ['--fy-accent', '--fy-font-family', '--fy-font-size-master', '--fy-border-radius-master']

const source = join(import.meta.dirname, '..')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')

const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))
const defined = names(tokens, /(--fy-[a-z-]+):/g)
const used = names(code, /var\(\s*(--fy-[a-z-]+)/g)

test('every token that is used is defined, or is for the dapp to set', () => {
  expect([...used].filter((name) => !defined.has(name)).sort()).toEqual([...MASTERS].sort())
})

test('every token that is defined is used', () => {
  expect([...defined].filter((name) => !used.has(name))).toEqual([])
})
