// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { completeMetadata } from './completeMetadata.ts'

test('takes what the dapp leaves out from the page', () => {
  document.head.innerHTML =
    '<title>Page</title><meta name="description" content="About"><link rel="icon" href="https://page.example/icon.png">'
  const page = {
    name: 'Page',
    description: 'About',
    url: location.origin,
    icons: ['https://page.example/icon.png'],
  }
  expect(completeMetadata()).toEqual(page)
  expect(completeMetadata({ name: 'Dapp' })).toEqual({ ...page, name: 'Dapp' })
})
