import { join } from 'node:path'
import { selectRows } from '@foyer/harness/full'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { eagerFiles } from './eagerFiles.ts'
import { announceInstantWallet, instantWallet } from './instantWallet.ts'
import { openApp } from './openApp.ts'
import { runScript } from './runScript.ts'

const fixtures = inject('fixtures')

const apps = [
  { app: 'the example vite-react', fixture: fixtures.react },
  { app: 'the example vite-vue', fixture: fixtures.vue },
  { app: 'a React 18 app with Vite and wagmi 2', fixture: fixtures.react18 },
  { app: 'the example html', fixture: fixtures.plain },
  { app: 'the example sveltekit', fixture: fixtures.sveltekit, output: 'build', startsBy: 'import' },
  { app: 'the example embedded', fixture: fixtures.embedded, label: 'Log in' },
  { app: 'the example bnb-and-solana', fixture: fixtures.solana },
]

describe.each(selectRows(apps, ({ fixture }) => fixture === fixtures.react))(
  '$app',
  ({ fixture, output = 'dist', label = 'Connect Wallet', startsBy }) => {
    const dist = join(fixture, output)

    beforeAll(() => runScript(fixture, 'build'))

    test('asks for its entry files first, and nobody but its own site, until the modal opens, connects a wallet and shows its address', async () => {
      await openApp(dist, async ({ page, origin, requests }) => {
        const connect = page.getByRole('button', { name: label })
        await connect.waitFor()
        const entry = (await eagerFiles(dist)).map((path) => `${origin}${path}`)
        // SvelteKit's page imports its first file by a script, so the order is another one.
        if (startsBy === 'import') expect(requests).toEqual(expect.arrayContaining(entry))
        else expect(requests.slice(0, entry.length).sort()).toEqual(entry)
        expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])

        await page.evaluate(announceInstantWallet, instantWallet)
        await connect.click()
        const modal = page.getByRole('dialog', { name: 'Connect Wallet' })
        await modal.getByRole('button', { name: instantWallet.name }).click()
        await page.getByText(instantWallet.address).waitFor()
      })
    })
  },
)
