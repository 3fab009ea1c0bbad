import { createServer } from 'node:http'

/** Serves a page whose first script records the wallets it hears of in `window.wallets`, by rdns. */
const PAGE = `<!doctype html><title>Dapp</title><script>
  window.wallets = {}
  window.events = []
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    if (wallets[detail.info.rdns]) return
    wallets[detail.info.rdns] = detail.provider
    for (const name of ['accountsChanged', 'chainChanged']) detail.provider.on(name, (payload) => events.push([name, payload]))
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
</script>`

export async function servePage() {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
