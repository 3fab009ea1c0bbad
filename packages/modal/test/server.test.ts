import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { onServer } from './onServer.ts'

const bsc = `{ id: 56, name: 'BNB Smart Chain', nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [] } } }`

const entries = Object.keys(manifest.exports).map((path) => path.replace('.', manifest.name))

test('imports every entry on a server', async () => {
  expect(
    await onServer(`
        const failed = []
        for (const entry of ${JSON.stringify(entries)}) await import(entry).catch((error) => failed.push(entry + ': ' + error))
        console.log(JSON.stringify([failed, typeof window, typeof document]))
      `),
  ).toEqual([[], 'undefined', 'undefined'])
})

test('renders the button on a server when a module creates the modal, which rejects to open with a sentence', async () => {
  const [html, error] = (await onServer(`
    import { createFoyer } from '@foyer/modal'
    import { eip1193Adapter } from '@foyer/modal/eip1193'
    import { FoyerButton, useFoyerAccount } from '@foyer/modal/react'
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'

    const foyer = createFoyer({ networks: [${bsc}], adapters: [eip1193Adapter()] })
    const App = () => createElement('p', null, useFoyerAccount().status, createElement(FoyerButton))
    const html = renderToString(createElement(App))
    const error = await foyer.open().catch((error) => error)
    console.log(JSON.stringify([html, [error.name, error.shortMessage, foyer.state.router.open]]))
  `)) as [string, unknown]
  expect(html).toBe('<p>disconnected<fy-button></fy-button></p>')
  expect(error).toEqual(['DocumentNotFoundError', 'The modal opens in a browser only', false])
})
