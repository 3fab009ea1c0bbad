import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { announceInstantWallet, instantWallet } from './instantWallet.ts'
import { openApp } from './openApp.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <title>Page</title>
  <link rel="icon" href="data:,">
  <fy-button></fy-button>
  <script type="module">
    import { createFoyer, eip1193Adapter } from './cdn/foyer.js'

    const nativeCurrency = { name: 'BNB', symbol: 'BNB', decimals: 18 }
    const rpcUrls = { default: { http: [] } }
    createFoyer({
      networks: [{ id: 56, name: 'BNB Smart Chain', nativeCurrency, rpcUrls }],
      adapters: [eip1193Adapter()],
    })
  </script>
</html>`

test('the folder for pages without a bundler connects a wallet, and asks nobody else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packed-cdn-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(inject('htmlFixture'), 'node_modules/@foyer/modal/dist/cdn'), join(folder, 'cdn'), {
    recursive: true,
  })
  await writeFile(join(folder, 'index.html'), PAGE)
  await openApp(folder, async ({ page, origin, requests }) => {
    await page.evaluate(announceInstantWallet, instantWallet)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: instantWallet.name }).click()
    await page.getByRole('button', { name: 'Account 0xf39F…2266' }).waitFor()
    expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  })
})
