// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadFailureOf } from './loadFailureOf.ts'

const FILE = 'http://localhost:3000/assets/view-1a2b.js'

/** A server that answers, or does not. Returns the addresses that were asked for. */
function serve(answer: Response | Error) {
  const server = vi.fn(async (_url: string, _init: RequestInit) => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', server)
  onTestFinished(() => void vi.unstubAllGlobals())
  return server
}

const page = (status = 200) => new Response('', { status, headers: { 'content-type': 'text/html' } })
const script = (status = 200) =>
  new Response('', { status, headers: { 'content-type': 'text/javascript; charset=utf-8' } })

test.each([
  ['Chromium', new TypeError(`Failed to fetch dynamically imported module: ${FILE}`), FILE],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${FILE}`), FILE],
  ['Safari', new TypeError('Importing a module script failed.'), ''],
  [
    'Safari, of a server that answers any path with a page',
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    '',
  ],
  ['webpack', new Error(`Loading chunk 7 failed.\n(missing: ${FILE})`), FILE],
  ['webpack, of styles', new Error(`Loading CSS chunk 7 failed.\n(${FILE})`), FILE],
  ['Turbopack', new Error(`Failed to load chunk ${FILE} from module 12`), FILE],
  ['Vite, of styles', new Error('Unable to preload CSS for /assets/view-1a2b.css'), ''],
])('asks for the file that the error of %s names, or for the page', async (_, cause, url) => {
  const server = serve(page(404))
  expect(await loadFailureOf(cause)).toBe('removed')
  expect(server.mock.calls).toEqual([[url, { method: 'HEAD' }]])
})

test.each([
  ['a page for the file', page(), 'removed'],
  ['the file', script(), 'connection'],
  ['a fault of the server', page(503), 'connection'],
  ['nothing', new TypeError('Failed to fetch'), 'connection'],
])('tells the reason from what the server answers: %s', async (_, answer, reason) => {
  serve(answer)
  const cause = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`)
  expect(await loadFailureOf(cause)).toBe(reason)
})

test('asks nobody about an exception of the code itself', async () => {
  const server = serve(page(404))
  expect(await loadFailureOf(new TypeError("Cannot read properties of undefined (reading 'at')"))).toBe(
    'error',
  )
  expect(server).not.toHaveBeenCalled()
})

test('asks nobody about what a wallet says of its own modules', async () => {
  const server = serve(page(404))
  for (const message of [
    'The security module is locked',
    'Invalid chunk of data, see https://wallet.example',
    'The imported mnemonic is not valid',
    'Importing the module of another account failed',
  ])
    expect(await loadFailureOf(new Error(message))).toBe('error')
  expect(server).not.toHaveBeenCalled()
})
