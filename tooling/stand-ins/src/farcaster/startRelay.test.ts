import { expect, onTestFinished, test } from 'vitest'
import { startRelay } from './startRelay.ts'

test('lists the logins that wait for the app, the newest first, until they are signed', async () => {
  const relay = await startRelay()
  onTestFinished(relay.stop)
  const open = async (domain: string) => {
    const response = await fetch(`${relay.url}/v1/channel`, {
      method: 'POST',
      body: JSON.stringify({ siweUri: `https://${domain}/`, domain }),
    })
    return ((await response.json()) as { url: string }).url
  }
  const read = async () => {
    const html = await (await fetch(relay.url)).text()
    return [...html.matchAll(/<a href="(.*)">(.*)<\/a>/g)].map(([, url, text]) => ({ url, text }))
  }
  expect(await read()).toEqual([])
  const one = { url: await open('one.example'), text: 'Sign in to one.example' }
  const two = { url: await open('two.example'), text: 'Sign in to two.example' }
  expect(await read()).toEqual([two, one])
  const signed = await fetch(two.url, { method: 'POST', body: new URLSearchParams({ fid: '1001' }) })
  expect(await signed.text()).toContain('Signed.')
  expect(await read()).toEqual([one])
})
