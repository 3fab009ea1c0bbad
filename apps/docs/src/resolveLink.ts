import { posix } from 'node:path'
import { PAGES } from './pages.ts'

const addressOf = (route: string) => (route === 'index' ? '/' : `/${route}`)
const routes = new Map(
  PAGES.flatMap(({ file, source, route }) =>
    [file, ...(source ? [source] : [])].map((each) => [each, addressOf(route)]),
  ),
)

/**
 * Returns where a link of a page leads on the site: to the page's address, or, for a file of the repository that is no
 * page, to that file in the repository. A link with a scheme, or to a heading of its own page, stays as it is.
 *
 * @example
 * resolveLink('packages/modal/docs/send.md', 'swap.md#fees', 'https://github.com/o/r')
 * // "/features/swap#fees"
 */
export function resolveLink(file: string, href: string, repository: string): string {
  if (/^([a-z][a-z+.-]*:|[#/])/i.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(file), path)
  const suffix = anchor === undefined ? '' : `#${anchor}`
  const route = routes.get(target) ?? routes.get(posix.join(target, 'README.md'))
  return `${route ?? `${repository}/blob/main/${target}`}${suffix}`
}
