import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { launchBrowser } from '../harness/launchBrowser.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export type Audit = {
  /** 0 to 100 by category. */
  scores: Record<Category, number>
  /** When the largest thing of the first screen was painted, in ms. */
  largestPaintMs: number
  /** Names of the audits that cost points, by category. */
  findings: Record<Category, string[]>
}

/** Lighthouse's mobile audit of a page in a fresh browser. */
export async function audit(url: string): Promise<Audit> {
  const port = await getPort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, logLevel: 'error' })
    if (result === undefined) throw new Error('Lighthouse returned nothing.')
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError !== undefined)
      throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)

    const ofCategory = <Value>(value: (category: (typeof categories)[string]) => Value) =>
      Object.fromEntries(Object.entries(categories).map(([id, category]) => [id, value(category)])) as Record<
        Category,
        Value
      >
    return {
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      scores: ofCategory(({ score }) => Math.round((score ?? 0) * 100)),
      findings: ofCategory(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
      ),
    }
  } finally {
    await browser.close()
  }
}
