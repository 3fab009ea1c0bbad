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

test('loads nothing of the modal before it is opened', async ({ page, context, site }) => {
  const scripts: string[] = []
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const isDefined = () => page.evaluate(() => customElements.get('fy-modal') !== undefined)
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  expect(await isDefined()).toBe(false)
  const before = scripts.length
  await site.connectButton.click()
  await expect(site.modal.wallet('Dev Wallet')).toBeVisible()
  expect(await isDefined()).toBe(true)
  expect(scripts.length).toBeGreaterThan(before)
})
