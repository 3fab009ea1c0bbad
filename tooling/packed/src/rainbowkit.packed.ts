import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import { IS_FULL, selectRows } from '@foyer/harness/full'
import { installTestWallet } from '@foyer/testing/playwright'
import { execa } from 'execa'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { compile } from './compile.ts'
import { connectSignAndSend } from './connectSignAndSend.ts'
import { fixtureSource } from './fixtures.ts'
import { openApp } from './openApp.ts'
import { root } from './packages.ts'
import { readPatch } from './readPatch.ts'

const fixtures = inject('fixtures')
const GROUPS = { name: 'moved/groups', app: 'with groups of wallets' }
const CUSTOM = { name: 'moved/custom', app: 'with a button of its own and a theme' }
const ALIAS = { name: 'alias', app: 'by an alias in package.json alone' }

/** The dapps of the first one are those of all, and all are compiled. */
const installed = [
  {
    versions: 'wagmi 3 and React 19',
    fixture: fixtures.react,
    built: selectRows([GROUPS, CUSTOM, ALIAS], (dapp) => dapp === GROUPS),
  },
  // Lists of wallets need `wagmi/connectors`, which is not installed there.
  { versions: 'wagmi 2 and React 18', fixture: fixtures.react18, built: [CUSTOM] },
]
/** The examples of the documentation of both kits. */
const KITS = ['rainbowkit', 'connectkit']
/** A wallet that all of them list. */
const RABBY = { name: 'Rabby Wallet', rdns: 'io.rabby' }
/** The lines of a dapp that may have to change. */
const CHANGED_LINES = 10

let rpcUrl = ''
beforeAll(async () => {
  const anvil = await startAnvil()
  rpcUrl = anvil.rpcUrl
  return anvil.stop
})

describe.each(selectRows(installed, ({ fixture }) => fixture === fixtures.react))(
  'with $versions',
  ({ fixture, built }) => {
    const dapps = join(fixture, 'rainbowkit')
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
    beforeAll(async () => {
      await cp(join(fixtureSource('react'), 'rainbowkit'), dapps, { recursive: true })
      for (const kit of KITS) await writeFile(join(dapps, `${kit}.documented.tsx`), await readDocumented(kit))
      // Dapps that do not move are compiled below, too, by the same alias.
      if (IS_FULL) await compile(fixture, 'rainbowkit/tsconfig.json')
      patch = (await run('compat', 'migrate', 'moved')).stdout
      await run('compat', 'migrate', 'moved', '--write')
      await compile(fixture, 'rainbowkit/tsconfig.json')
      await run('vite', 'build', '--', ...built.map(({ name }) => name))
    })

    test.each(built)(
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
  },
)

/** The types that the package tests on its sources, for what it publishes. */
async function readDocumented(kit: string) {
  const source = await readFile(join(root, 'packages/compat/src', kit, 'documented.test-d.tsx'), 'utf8')
  return source
    .replace('../exports/rainbowkit.ts', '@foyer/compat/rainbowkit')
    .replace('../exports/rainbowkitWallets.ts', '@foyer/compat/rainbowkit/wallets')
    .replace('../exports/connectkit.ts', '@foyer/compat/connectkit')
}
