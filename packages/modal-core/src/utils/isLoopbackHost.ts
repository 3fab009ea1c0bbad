const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * Returns true for a host name that always means the machine it is used on, as `URL.hostname` gives it.
 *
 * @example isLoopbackHost('app.localhost') // true
 */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** The same for the URL of a server. False for text that is none. */
export function isLoopbackUrl(text: string): boolean {
  try {
    return isLoopbackHost(new URL(text).hostname)
  } catch {
    return false
  }
}
