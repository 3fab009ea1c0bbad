import type { Request } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'

test('the site asks no host but its own and the chain, from load to purchase', async ({
  page,
  context,
  site,
  stack,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(origin)
  })
  await page.goto('/')
  await site.connect()
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  const known = [stack.presale, stack.rpc, ...Object.values(stack.config.endpoints)].map(
    (url) => new URL(url).origin,
  )
  expect([...hosts].filter((host) => !known.includes(host))).toEqual([])
})

test('the modal requests nothing before it is opened', async ({ page, context, site }) => {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const ofModal = () =>
    requests
      .map((request) => request.url())
      .filter((url) => /modal-ui\/src\/(views|components\/modal)/.test(url))
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  expect(ofModal()).toEqual([])
  await site.connectButton.click()
  await expect(site.modal.wallet('Dev Wallet')).toBeVisible()
  expect(ofModal()).not.toEqual([])
})
