import { isLoopbackHost } from '@foyer/kit'

/** The first URL that points at this machine, if any does. */
export function findLoopbackUrl(urls: readonly string[]) {
  return urls.find((url) => isLoopbackHost(new URL(url).hostname))
}
