import { expect, test } from 'vitest'
import { resolveLink } from './resolveLink.ts'

const REPOSITORY = 'https://github.com/owner/repository'
const resolve = (href: string, file = 'packages/modal/docs/send.md') => resolveLink(file, href, REPOSITORY)

test.each([
  ['a page of the same folder', 'swap.md', '/features/swap'],
  ['a heading of a page', 'swap.md#fees', '/features/swap#fees'],
  ['a page in another folder', '../../../docs/self-hosting.md', '/servers/self-hosting'],
  ['a folder by its README', '../../../apps/gateway', '/servers/gateway'],
  ['a page by what it is made from', '../src/exports/react.ts', '/reference/hooks'],
])('leads to %s', (_, href, route) => {
  expect(resolve(href)).toBe(route)
})

test.each([
  [
    'a record of a decision',
    '../../../docs/decisions/0001.md',
    `${REPOSITORY}/blob/main/docs/decisions/0001.md`,
  ],
  ['a source', '../src/send/send.ts#L4', `${REPOSITORY}/blob/main/packages/modal/src/send/send.ts#L4`],
])('leads to the repository for %s, which is no page', (_, href, url) => {
  expect(resolve(href)).toBe(url)
})

test.each(['https://example.com/a.md', 'mailto:a@example.com', '#heading', '/start/quick-start'])(
  'keeps %s',
  (href) => {
    expect(resolve(href)).toBe(href)
  },
)
