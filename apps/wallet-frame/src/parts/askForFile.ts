/** The answer of the site for an address: a `script`, another `page`, or nothing (`missing`). A site that does not answer is `silent`. */
export type FileAnswer = 'script' | 'page' | 'missing' | 'silent'

export async function askForFile(url: string): Promise<FileAnswer> {
  try {
    const { status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    if (status > 499) return 'silent'
    if (status > 399) return 'missing'
    return headers.get('content-type')?.includes('script') ? 'script' : 'page'
  } catch {
    return 'silent'
  }
}
