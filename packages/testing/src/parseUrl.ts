/** The parts of a URL, or undefined where it is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** True if the host of a URL is this machine. */
export const isLoopback = (url: URL | undefined) =>
  url !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
