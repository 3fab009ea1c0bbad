import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { announceInstantWallet, instantWallet } from './instantWallet.ts'
import { type Opened, openApp } from './openApp.ts'

const createPage = ({ body, script = '' }: { body: string; script?: string }) => `<!doctype html>
<html lang="en">
  <title>Page</title>
  <link rel="icon" href="data:,">
  ${body}
  <script type="module">
    import { createFoyer, eip1193Adapter } from './cdn/foyer.js'

    const nativeCurrency = { name: 'BNB', symbol: 'BNB', decimals: 18 }
    const rpcUrls = { default: { http: [] } }
    const foyer = createFoyer({
      networks: [{ id: 56, name: 'BNB Smart Chain', nativeCurrency, rpcUrls }],
      adapters: [eip1193Adapter()],
    })
    ${script}
  </script>
</html>`

/** Opens a page that has the folder for pages without a bundler beside it. */
async function openPage(html: string, use: (opened: Opened) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packed-cdn-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(inject('fixtures').html, 'node_modules/@foyer/modal/dist/cdn'), join(folder, 'cdn'), {
    recursive: true,
  })
  await writeFile(join(folder, 'index.html'), html)
  await openApp(folder, use)
}

test('connects a wallet with the build for pages without a bundler, with requests to its own folder only', async () => {
  const html = createPage({ body: '<fy-button></fy-button>' })
  await openPage(html, async ({ page, origin, requests }) => {
    await page.evaluate(announceInstantWallet, instantWallet)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: instantWallet.name }).click()
    await page.getByRole('button', { name: 'Account 0xf39F…2266' }).waitFor()
    expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  })
})

test('draws the embedded modal once prefetch() has loaded it', async () => {
  const html = createPage({ body: '<fy-modal embedded></fy-modal>', script: 'foyer.prefetch()' })
  await openPage(html, async ({ page }) => {
    await page.getByRole('heading', { name: 'Connect Wallet' }).waitFor()
  })
})

test('it has no characters outside ASCII', async () => {
  const folder = join(inject('fixtures').html, 'node_modules/@foyer/modal/dist/cdn')
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
  expect(scripts).toContain('foyer.js')
  expect(scripts.filter((_, index) => /[\u0080-\uffff]/.test(texts[index] ?? ''))).toEqual([])
})
