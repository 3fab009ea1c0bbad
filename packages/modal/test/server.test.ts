import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

/** Runs a script in a plain Node, where there is no window, no document and no custom elements. */
async function onServer(script: string): Promise<unknown> {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const args = ['--conditions=@foyer/source', '--input-type=module', '--eval', script]
  const { stdout } = await execa(process.execPath, args, { cwd })
  return JSON.parse(stdout)
}

const bsc = `{ id: 56, name: 'BNB Smart Chain', nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [] } } }`

const entries = Object.keys(manifest.exports).map((path) => path.replace('.', manifest.name))

test.each(entries)('imports %s on a server', async (entry) => {
  expect(
    await onServer(`
        await import('${entry}')
        console.log(JSON.stringify([typeof window, typeof document]))
      `),
  ).toEqual(['undefined', 'undefined'])
})

test('renders the button on a server when a module creates the modal', async () => {
  const html = await onServer(`
    import { createFoyer } from '@foyer/modal'
    import { eip1193Adapter } from '@foyer/modal/eip1193'
    import { FoyerButton, useFoyerAccount } from '@foyer/modal/react'
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'

    createFoyer({ networks: [${bsc}], adapters: [eip1193Adapter()] })
    const App = () => createElement('p', null, useFoyerAccount().status, createElement(FoyerButton))
    console.log(JSON.stringify(renderToString(createElement(App))))
  `)
  expect(html).toBe('<p>disconnected<fy-button></fy-button></p>')
})

test('rejects open with a sentence on a server', async () => {
  const error = await onServer(`
    import { createFoyer } from '@foyer/modal'

    const foyer = createFoyer({ networks: [${bsc}] })
    const error = await foyer.open().catch((error) => error)
    console.log(JSON.stringify([error.name, error.shortMessage, foyer.state.router.open]))
  `)
  expect(error).toEqual(['DocumentNotFoundError', 'The modal opens in a browser only', false])
})
