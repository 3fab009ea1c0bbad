import { describe, expect, test } from 'vitest'
import { type InstalledPackage, judgeLicences } from './judgeLicences.ts'
import { type LicencePolicy, readPolicy } from './policy.ts'

const policy: LicencePolicy = {
  allowed: ['MIT', 'Apache-2.0'],
  exceptions: [
    { packages: ['axe-*'], licence: 'MPL-2.0', shipped: false, reason: 'Tests only.' },
    { packages: ['fonts'], licence: 'SEE LICENSE IN LICENSE', shipped: false, reason: 'Tests only.' },
    { packages: ['styles'], licence: 'MPL-2.0', shipped: true, reason: 'Build tool.' },
  ],
  refused: [{ packages: ['@walletconnect/*'], from: '2.21.9', reason: 'Relicensed.' }],
}
const AXE = { name: 'axe-core', versions: ['4.0.0'], license: 'MPL-2.0' }
const STYLES = { name: 'styles', versions: ['1.0.0'], license: 'MPL-2.0' }
const FONTS = { name: 'fonts', versions: ['1.0.0'], license: 'SEE LICENSE IN LICENSE' }
const of = (name: string, license: string, ...versions: string[]) => ({ name, license, versions })

/** All that is installed and what ships of it; both always hold what the exceptions are for. */
const judge = (installed: InstalledPackage[], shipped: InstalledPackage[] = []) =>
  judgeLicences({ policy, installed: [AXE, FONTS, STYLES, ...installed], shipped })

describe('judgeLicences', () => {
  test('accepts allowed licences, also inside an expression', () => {
    const dependencies = [
      of('a', 'MIT', '1.0.0'),
      of('b', '(GPL-3.0 OR MIT)', '1.0.0'),
      of('c', 'MIT AND Apache-2.0', '1'),
    ]
    expect(judge(dependencies, dependencies)).toEqual([])
  })

  test('reports a licence that is not allowed', () => {
    expect(judge([of('a', 'GPL-3.0', '1.0.0')])).toEqual([
      'a is under GPL-3.0: replace it, or add an exception with its reason.',
    ])
    expect(judge([of('a', 'MIT AND GPL-3.0', '1.0.0')])).toHaveLength(1)
  })

  test('reports a licence that is not an SPDX expression', () => {
    expect(judge([of('a', 'SEE LICENSE IN LICENSE.md', '1.0.0')])).toHaveLength(1)
    expect(judge([of('a', 'Unknown', '1.0.0')])).toHaveLength(1)
  })

  test('accepts an exception for what ships only when it says so', () => {
    expect(judge([], [STYLES])).toEqual([])
    expect(judge([], [AXE])).toEqual([
      'axe-core would ship under MPL-2.0, which is not on the list of allowed licences.',
    ])
  })

  test('accepts an exception for a licence that is not an SPDX expression', () => {
    expect(judge([])).toEqual([])
    expect(judge([], [FONTS])).toHaveLength(1)
    expect(judge([{ ...FONTS, license: 'SEE LICENSE IN README' }])).toHaveLength(1)
  })

  test('accepts only the licence that the exception names', () => {
    expect(judge([of('axe-react', 'AGPL-3.0', '1.0.0')])).toHaveLength(1)
  })

  test('accepts an exception for a part of an expression', () => {
    expect(judge([of('axe-react', 'MIT AND MPL-2.0', '1.0.0')])).toEqual([])
  })

  test('reports an exception that no package needs', () => {
    expect(judgeLicences({ policy, installed: [AXE, FONTS], shipped: [] })).toEqual([
      'The exception for styles matches no package: remove it.',
    ])
  })

  test('refuses WalletConnect 2.21.9 and later, whatever licence it names', () => {
    const versions = of('@walletconnect/core', 'Apache-2.0', '2.21.8', '2.21.9', '2.21.10', '2.22.0')
    expect(judge([versions])).toEqual([
      '@walletconnect/core 2.21.9 is refused. Relicensed.',
      '@walletconnect/core 2.21.10 is refused. Relicensed.',
      '@walletconnect/core 2.22.0 is refused. Relicensed.',
    ])
  })
})

describe('the policy of the project', () => {
  test.each([
    ['@walletconnect/universal-provider', '2.21.9'],
    ['@walletconnect/core', '2.23.0'],
    ['@reown/walletkit', '1.2.11'],
    ['@reown/appkit', '1.7.8'],
    ['@reown/appkit-controllers', '1.8.20'],
  ])('refuses %s %s with its own licence and with any other', async (name, version) => {
    const policy = { ...(await readPolicy()), exceptions: [] }
    for (const license of ['SEE LICENSE IN LICENSE.md', 'MIT']) {
      const breaches = judgeLicences({ policy, installed: [of(name, license, version)], shipped: [] })
      expect(breaches).toContainEqual(expect.stringContaining(`${name} ${version} is refused.`))
    }
  })

  test('accepts the last Apache-2.0 versions', async () => {
    const policy = { ...(await readPolicy()), exceptions: [] }
    const installed = [
      of('@walletconnect/universal-provider', 'Apache-2.0', '2.21.8'),
      of('@reown/walletkit', 'Apache-2.0', '1.2.10'),
    ]
    expect(judgeLicences({ policy, installed, shipped: installed })).toEqual([])
  })
})
