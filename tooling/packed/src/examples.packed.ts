import { globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import { IS_FULL } from '@foyer/harness/full'
import { findFreePort } from '@foyer/harness/processes'
import { installTestWallet } from '@foyer/testing/playwright'
import { chromium } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { publishedPackages, root } from './packages.ts'
import { startNext } from './startNext.ts'

const folder = join(root, 'examples')
const names = (await readdir(folder, { withFileTypes: true })).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
)

test.each(names)('the example %s has at most 60 lines of its own', async (name) => {
  const files = globSync('**/*.{ts,tsx,vue,svelte}', {
    cwd: join(folder, name),
    exclude: (each) => each === 'node_modules',
  })
  const texts = await Promise.all(files.map((file) => readFile(join(folder, name, file), 'utf8')))
  const isOwn = (line: string) => line.trim() !== '' && !/^\s*(import |\/\/)/.test(line)
  const lines = texts.flatMap((text) => text.split('\n').filter(isOwn))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(60)
})

test.each(names)('the example %s names the packages in their present version', async (name) => {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(folder, name, 'package.json'), 'utf8'),
  )
  const named = Object.entries({ ...dependencies, ...devDependencies }).filter(([each]) =>
    each.startsWith('@foyer/'),
  )
  expect(named.length).toBe(2)
  for (const [dependency, version] of named) {
    const published = publishedPackages.find((each) => each.name === dependency)
    const { version: present } = JSON.parse(
      await readFile(join(published?.folder ?? '', 'package.json'), 'utf8'),
    )
    expect(version, `${dependency}: run \`node tooling/packed/src/versionExamples.ts\``).toBe(present)
  }
})

test.runIf(IS_FULL)('the example next-siwe shows its page to who has signed in, on the server', async () => {
  const { rpcUrl, stop } = await startAnvil()
  onTestFinished(stop)
  const port = await findFreePort()
  const server = await startNext(inject('fixtures').siwe, 'dev', {
    hostname: 'localhost',
    port,
    env: { SITE: `localhost:${port}`, SIWE_SECRET: '0'.repeat(64) },
  })
  onTestFinished(server.stop)
  const browser = await chromium.connect(inject('browser'))
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const { address, info } = await installTestWallet(page.context(), {
    rpcUrl,
    chainId: 56,
    info: { name: 'Signing Wallet', rdns: 'com.example.signing' },
  })

  // A development server compiles a page when it is first asked for.
  for (const path of ['', '/siwe/session']) await (await fetch(server.origin + path)).text()
  await page.goto(server.origin)
  await page.getByText('Sign in to read on.').waitFor()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: info.name }).click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByText(`For members only. Hello, ${address}.`).waitFor()
  const response = await page.reload()
  expect(await response?.text()).toContain(address)
})
