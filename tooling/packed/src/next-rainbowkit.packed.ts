import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import { IS_FULL } from '@foyer/harness/full'
import { installTestWallet } from '@foyer/testing/playwright'
import { execa } from 'execa'
import { chromium } from 'playwright'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { compile } from './compile.ts'
import { connectSignAndSend } from './connectSignAndSend.ts'
import { fixtureSource } from './fixtures.ts'
import { readPatch } from './readPatch.ts'
import { runScript } from './runScript.ts'
import { startNext } from './startNext.ts'

const fixture = inject('fixtures')['next-rainbowkit']
/** A wallet that both kits list. */
const RABBY = { name: 'Rabby Wallet', rdns: 'io.rabby' }

const migrate = (...args: string[]) =>
  execa('compat', ['migrate', 'app', ...args], {
    cwd: fixture,
    preferLocal: true,
    env: cleanEnv(),
    extendEnv: false,
    all: true,
  })

/** Builds the app as it stands there, and uses it. */
async function useApp() {
  await compile(fixture, 'tsconfig.json')
  await runScript(fixture, 'build')
  const { rpcUrl, stop } = await startAnvil()
  onTestFinished(() => stop())
  const server = await startNext(fixture, 'start')
  onTestFinished(() => server.stop())
  const browser = await chromium.connect(inject('browser'))
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const { address } = await installTestWallet(page.context(), { rpcUrl, chainId: 56, info: RABBY })
  await page.goto(server.origin)
  await connectSignAndSend(page, { wallet: RABBY.name, address, rpcUrl })
}

describe.runIf(IS_FULL)('a Next app with groups of wallets', () => {
  beforeEach(() =>
    cp(join(fixtureSource('next-rainbowkit'), 'app'), join(fixture, 'app'), { recursive: true }),
  )

  test('connects, signs and sends with RainbowKit', useApp)

  test('connects, signs and sends without it after at most ten changed lines', async () => {
    const patch = readPatch((await migrate()).stdout)
    expect(patch.map(({ file }) => file)).toEqual(['Providers.tsx', 'layout.tsx', 'page.tsx', 'wagmi.ts'])
    expect(patch.reduce((sum, { changedLines }) => sum + changedLines, 0)).toBeLessThanOrEqual(10)
    await migrate('--write')
    await useApp()
  })
})
