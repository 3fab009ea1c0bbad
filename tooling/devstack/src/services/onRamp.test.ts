import { createHash } from 'node:crypto'
import { findFreePort } from '@foyer/harness/processes'
import { expect, test } from 'vitest'
import { createOnRampService } from './onRamp.ts'

test('shows what it was given, as text', async () => {
  const { start, stop } = createOnRampService({ port: await findFreePort() })
  const { url } = await start()
  const query = new URLSearchParams({ address: '0xf39F', amount: '50', token: '<script>alert(1)</script>' })
  const response = await fetch(`${url}/?${query}`)
  const page = await response.text()
  expect(page).toContain('<dt>address</dt><dd>0xf39F</dd><dt>amount</dt><dd>50</dd>')
  expect(page).not.toContain('<script>')
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  )
  await stop()
})
