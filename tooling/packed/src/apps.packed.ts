import { join } from 'node:path'
import { execa } from 'execa'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { cleanEnv } from './cleanEnv.ts'
import { eagerFiles } from './eagerFiles.ts'
import { announceInstantWallet, instantWallet } from './instantWallet.ts'
import { openApp } from './openApp.ts'

describe.each([
  { app: 'a React app with Vite and wagmi', fixture: inject('reactFixture') },
  { app: 'a plain page with esbuild and the EIP-1193 adapter', fixture: inject('htmlFixture') },
])('$app', ({ fixture }) => {
  const dist = join(fixture, 'dist')
  const runScript = (name: string) =>
    execa('npm', ['run', '--silent', name], { cwd: fixture, env: cleanEnv(), extendEnv: false, all: true })

  beforeAll(() => runScript('build'), 120_000)

  test.each(['bundler', 'node16'])('compiles strictly with moduleResolution %s', async (resolution) => {
    await runScript(`types:${resolution}`)
  })

  test('asks for nothing but its own entry files before the modal is opened', async () => {
    await openApp(dist, async ({ page, origin, requests }) => {
      await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
      expect(requests.sort()).toEqual((await eagerFiles(dist)).map((path) => `${origin}${path}`))
    })
  })

  test('opens the modal, connects a wallet and shows its address', async () => {
    await openApp(dist, async ({ page }) => {
      await page.evaluate(announceInstantWallet, instantWallet)
      await page.getByRole('button', { name: 'Connect Wallet' }).click()
      const modal = page.getByRole('dialog', { name: 'Connect Wallet' })
      await modal.getByRole('button', { name: instantWallet.name }).click()
      await page.getByRole('status').getByText(instantWallet.address).waitFor()
    })
  })
})
