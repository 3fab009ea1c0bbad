import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import { installTestWallet } from '@foyer/testing/playwright'
import { createPublicClient, type Hash, type Hex, http, verifyMessage } from 'viem'
import { expect, inject, onTestFinished, test } from 'vitest'
import { eagerFiles } from './eagerFiles.ts'
import { openApp } from './openApp.ts'
import { runScript } from './runScript.ts'

const fixture = inject('fixtures').html

test('asks for its entry files first, and nobody but its own site, until the modal opens, signs and sends with getProvider(): a plain page with esbuild', async () => {
  const dist = join(fixture, 'dist')
  await runScript(fixture, 'build')
  const { rpcUrl, stop } = await startAnvil()
  onTestFinished(stop)

  await openApp(dist, async ({ page, origin, requests }) => {
    await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
    const entry = (await eagerFiles(dist)).map((path) => `${origin}${path}`)
    expect(requests.slice(0, entry.length).sort()).toEqual(entry)
    expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])

    const { address, info } = await installTestWallet(page.context(), { rpcUrl, chainId: 56 })
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click()

    await page.reload()
    await click('Connect Wallet')
    await click(info.name)
    await page.getByText(address, { exact: true }).waitFor()

    await click('Sign')
    const signature = (await page.getByText(/^0x[\da-f]{130}$/).textContent()) as Hex
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)

    await click('Send')
    const hash = (await page.getByText(/^0x[\da-f]{64}$/).textContent()) as Hash
    const client = createPublicClient({ transport: http(rpcUrl) })
    const receipt = await client.waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })
  })
})
