import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { functionsOf, leavesOf } from './utils/trees.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).sort()
const trees = files.filter((path) => path.endsWith('.tree'))

/** Suites that are not about single functions have no tree. */
const WITHOUT_TREE = ['gas.t.sol', 'invariants/']

describe('trees', () => {
  it('stand beside every file of tests', () => {
    const tests = files.filter(
      (path) => path.endsWith('.t.sol') && !WITHOUT_TREE.some((name) => path.startsWith(name)),
    )
    expect(tests.map((path) => path.replace('.t.sol', '.tree'))).toEqual(trees)
    expect(trees.length).toBeGreaterThan(30)
  })

  it.each(trees)('%s has a test for each leaf, and no test is without a leaf', (path) => {
    expect(functionsOf(read(path.replace('.tree', '.t.sol')))).toEqual(leavesOf(read(path)))
  })
})

describe('role matrix', () => {
  it('calls every restricted function', () => {
    const matrix = read('roles.t.sol')
    const restricted = ['GenesisNFT', 'Presale', 'RewardVault', 'YesToken']
      .flatMap((name) => [
        ...read(`../contracts/${name}.sol`).matchAll(/function (\w+)\([^)]*\)[^{;]*\brestricted\b/g),
      ])
      .map(([, name]) => name)
    expect(restricted.length).toBeGreaterThan(15)
    expect(restricted.filter((name) => !matrix.includes(`.${name},`))).toEqual([])
  })
})
