import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { Site } from './Site.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Answers `/config.json`, and no RPC. */
function serve(answer: () => Response) {
  const fetch = vi.fn(async (url: unknown) => {
    if (url === '/config.json') return answer()
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', fetch)
}

const title = () => page.getByRole('heading', { name: 'The site could not start' })

test('a missing configuration is a page of its own, and Try again loads it', async () => {
  let answer = new Response('Not found', { status: 404 })
  serve(() => answer)
  renderWithProviders(<Site />)
  await expect.element(title()).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/configuration could not be loaded/)

  answer = Response.json(exampleConfig())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(title()).not.toBeInTheDocument()
  await expect.element(page.getByText(exampleConfig().contracts.presale)).toBeVisible()
})

test('a malformed configuration names what is wrong with it', async () => {
  serve(() => Response.json({ ...exampleConfig(), network: '' }))
  renderWithProviders(<Site />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/configuration is damaged/)
  await page.getByText('Details for the operator').click()
  await expect.element(page.getByText(/network: /)).toBeVisible()
})

test('an unknown path shows the home page', async () => {
  serve(() => Response.json(exampleConfig()))
  renderWithProviders(<Site />, { path: '/no/such/page' })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/autonomous financial/)
  await expect.element(page.getByRole('link', { name: 'Presale' })).toHaveAttribute('aria-current', 'page')
})

test('/record shows the history', async () => {
  serve(() => Response.json(exampleConfig()))
  renderWithProviders(<Site />, { path: '/record' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible()
})
