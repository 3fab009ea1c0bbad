import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { BootFailure } from './BootFailure.tsx'
import { PartFailure } from './PartFailure.tsx'

const file = `${location.origin}/assets/RecordPage-1a2b.js`
const error = new TypeError(`Failed to fetch dynamically imported module: ${file}`)
const updated = 'This page was updated. Reload it to continue.'

/** The server answers so when it is asked for the file. */
function serve(type: string | undefined) {
  const fetch = vi.fn(async () => {
    if (type === undefined) throw new TypeError('Failed to fetch')
    return new Response('', { status: 404, headers: { 'content-type': type } })
  })
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fetch
}

test.each([
  ['PartFailure', <PartFailure key="part" error={error} />],
  ['BootFailure', <BootFailure key="boot" error={error} onRetry={() => {}} />],
])('%s offers a reload, and names no connection, when a deployment has removed a file', async (_, part) => {
  const fetch = serve('text/html')
  renderWithProviders(part)
  await expect.element(page.getByRole('alert')).toMatchTextContent(updated)
  await expect.element(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
  expect(fetch).toHaveBeenCalledWith(file, expect.anything())
})

test.each([undefined, 'text/javascript'])('names the connection when the server answers %s', async (type) => {
  const fetch = serve(type)
  renderWithProviders(<PartFailure error={error} />)
  await vi.waitUntil(() => fetch.mock.calls.length > 0)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Check your connection/)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('finds a style sheet that a deployment has removed by its path', async () => {
  const fetch = serve('text/html')
  renderWithProviders(<PartFailure error={new Error('Unable to preload CSS for /assets/Home-1a2b.css')} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(updated)
  expect(fetch).toHaveBeenCalledWith('/assets/Home-1a2b.css', expect.anything())
})

test('offers a reload when Safari gets a page in place of a file', async () => {
  serve('text/html')
  renderWithProviders(
    <PartFailure error={new TypeError("'text/html' is not a valid JavaScript MIME type.")} />,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(updated)
})
