import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { launchBrowser } from '../harness/launchBrowser.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export type Audit = {
  /** 0 to 100 by category. */
  scores: Record<Category, number>
  /** The time at which the largest element of the first screen was painted, in ms. */
  largestPaintMs: number
  /** Lighthouse's `benchmarkIndex`: how fast this machine was. The score for performance falls with it. */
  machineIndex: number
  /** The audits that cost points by name, and each error of the console, by category. */
  findings: Record<Category, string[]>
}

const CONSOLE = 'errors-in-console'

/** Describes the console's messages, because the name of the audit alone does not help to find them. */
function describeConsole(details: unknown) {
  const { items = [] } = (details ?? {}) as {
    items?: { description?: string; sourceLocation?: { url?: string } }[]
  }
  return items.map(
    ({ description, sourceLocation }) => `${CONSOLE} (${description} ${sourceLocation?.url ?? ''})`,
  )
}

/** Lighthouse's mobile audit of a page in a fresh browser. */
export async function audit(url: string): Promise<Audit> {
  const port = await getPort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, logLevel: 'error' })
    if (result === undefined) throw new Error('Lighthouse returned nothing.')
    const { categories, audits, environment, runtimeError } = result.lhr
    if (runtimeError !== undefined)
      throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)

    const ofCategory = <Value>(value: (category: (typeof categories)[string]) => Value) =>
      Object.fromEntries(Object.entries(categories).map(([id, category]) => [id, value(category)])) as Record<
        Category,
        Value
      >
    return {
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      machineIndex: environment.benchmarkIndex,
      scores: ofCategory(({ score }) => Math.round((score ?? 0) * 100)),
      findings: ofCategory(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .flatMap(({ id }) => (id === CONSOLE ? describeConsole(audits[id]?.details) : [id])),
      ),
    }
  } finally {
    await browser.close()
  }
}
