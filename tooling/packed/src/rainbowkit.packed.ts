import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import { installTestWallet } from '@foyer/testing/playwright'
import { execa } from 'execa'
import { beforeAll, expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { compile } from './compile.ts'
import { connectSignAndSend } from './connectSignAndSend.ts'
import { openApp } from './openApp.ts'
import { readPatch } from './readPatch.ts'

const fixture = inject('fixtures').react
const dapps = join(fixture, 'rainbowkit')
/** A wallet that all of them list. */
const RABBY = { name: 'Rabby Wallet', rdns: 'io.rabby' }
/** The lines of a dapp that may have to change. */
const CHANGED_LINES = 10

const run = (command: string, ...args: string[]) =>
  execa(command, args, {
    cwd: dapps,
    preferLocal: true,
    localDir: fixture,
    env: cleanEnv(),
    extendEnv: false,
    all: true,
  })

let patch = ''
let rpcUrl = ''
let stop = async () => {}

beforeAll(async () => {
  await compile(fixture, 'rainbowkit/tsconfig.json')
  patch = (await run('compat', 'migrate', 'moved')).stdout
  await run('compat', 'migrate', 'moved', '--write')
  await compile(fixture, 'rainbowkit/tsconfig.json')
  await run('vite', 'build')
  ;({ rpcUrl, stop } = await startAnvil())
  return () => stop()
}, 120_000)

test.each([
  { name: 'moved/groups', app: 'with groups of wallets' },
  { name: 'moved/custom', app: 'with a button of its own and a theme' },
  { name: 'alias', app: 'by an alias in package.json alone' },
])(
  'a RainbowKit dapp $app connects, signs and sends, and asks nobody else before it opens',
  async ({ name }) => {
    await openApp(join(dapps, 'dist'), async ({ page, origin, requests }) => {
      const { address } = await installTestWallet(page.context(), { rpcUrl, chainId: 56, info: RABBY })
      await page.goto(`${origin}/${name}.html`)
      await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
      expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])

      await connectSignAndSend(page, { wallet: RABBY.name, address, rpcUrl })
    })
  },
)

test('each dapp moves with at most ten changed lines, and the one with an alias with none', () => {
  const changed = (name: string) =>
    readPatch(patch).find(({ file }) => file === `${name}.tsx`)?.changedLines ?? 0
  expect(changed('groups')).toBeGreaterThan(2)
  expect(changed('groups')).toBeLessThanOrEqual(CHANGED_LINES)
  expect(changed('custom')).toBeGreaterThan(2)
  expect(changed('custom')).toBeLessThanOrEqual(CHANGED_LINES)
})
