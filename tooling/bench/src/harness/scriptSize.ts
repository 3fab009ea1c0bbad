import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Weighs the scripts among some URLs together, compressed, in KiB. Only those of the page's own origin count. */
export async function scriptKiB(urls: URL[], { origin, folder }: { origin: string; folder: string }) {
  const scripts = urls.filter((url) => url.origin === origin && url.pathname.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(({ pathname }) => stat(join(folder, `${pathname}.gz`))))
  return sizes.reduce((sum, { size }) => sum + size, 0) / 1024
}
