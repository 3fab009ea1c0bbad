/** The parts of a URL, or undefined where it is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** True if the host of a URL is this machine. */
export const isLoopback = (url: URL | undefined) => url !== undefined && LOOPBACK.test(url.hostname)
