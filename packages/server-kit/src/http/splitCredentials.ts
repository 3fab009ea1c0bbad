/** Takes the credentials out of a URL, which `fetch` refuses, and returns them as a header. */
export function splitCredentials(text: string): { href: string; headers: Record<string, string> } {
  const url = new URL(text)
  const username = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  if (username === '') return { href: url.href, headers: {} }
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  return { href: url.href, headers: { authorization: `Basic ${credentials}` } }
}
