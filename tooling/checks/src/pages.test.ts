import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY, read } from './workspace.ts'

const LEFT_OUT = ['node_modules', 'dist', 'test-results', 'playwright-report']

const list = (pattern: string) =>
  globSync(pattern, { cwd: REPOSITORY, exclude: (name) => LEFT_OUT.includes(name) }).sort()

/** Anchors of a page's headings, as GitHub and npm make them. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )

/** Pages that the documentation is built with. They are not committed, so only its build knows that a link leads to one. */
const MADE = 'apps/docs/pages/reference/'

const pages = ['*.md', '.changeset/*.md', 'docs/**/*.md', '{packages,apps,tooling}/**/*.md']
  .flatMap(list)
  .filter((page) => !page.startsWith(MADE))

const links = pages.flatMap((page) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, to = '']) => ({ page, to })),
)

describe('links of the pages', () => {
  test('finds links', () => {
    expect(links.length).toBeGreaterThan(0)
  })

  test.each(links)('$page: $to leads somewhere', ({ page, to }) => {
    const [path = '', anchor] = to.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    expect(file.startsWith(MADE), 'Link to what the page is made from.').toBe(false)
    expect(existsSync(join(REPOSITORY, file))).toBe(true)
    if (anchor !== undefined) expect(anchorsOf(file)).toContain(anchor)
  })
})

/** The headings that errors of an app name: `docs: 'heading'`. */
describe.each([
  { app: 'apps/presale', page: 'apps/presale/README.md' },
  { app: 'apps/operator', page: 'docs/operator.md' },
])('errors of $app', ({ app, page }) => {
  const headings = list(`${app}/src/**/*.{ts,tsx}`).flatMap((file) =>
    [...read(file).matchAll(/\bdocs: '([\w-]+)'/g)].map(([, heading = '']) => heading),
  )

  test.each([...new Set(headings)])(`name a heading of ${page}: %s`, (heading) => {
    expect(anchorsOf(page)).toContain(heading)
  })
})
