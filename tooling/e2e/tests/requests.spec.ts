import { expect, test } from '../src/fixtures.ts'

test('sends requests only to its own host and the chain, from load to purchase', async ({
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
