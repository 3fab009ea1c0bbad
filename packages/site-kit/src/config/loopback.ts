const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a host name, as `URL.hostname` gives it, always means the machine it is used on.
 *
 * @example isLoopbackHost('app.localhost') // true
 */
export function isLoopbackHost(hostname: string) {
  return LOOPBACK.test(hostname)
}

/** The first URL that points at this machine, if any does. */
export function findLoopbackUrl(urls: readonly string[]) {
  return urls.find((url) => isLoopbackHost(new URL(url).hostname))
}
