import { createDeferred } from '@foyer/harness/deferred'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HOLDERS } from '../../test/exampleConfig.ts'
import { renderConsole, view } from '../../test/renderConsole.tsx'

const READING = 'Reading the chain…'

/** Sums the layout shifts from now on, until the test ends. */
function watchShifts() {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => observer.disconnect())
  return async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    add(observer.takeRecords())
    return sum
  }
}

const PATHS = ['/', '/schedule', '/whitelist', '/tokens', '/treasury', '/roles']

test.each(PATHS.flatMap((path) => [[path, 360, 740] as const, [path, 1440, 900] as const]))(
  'moves nothing of %s while it reads the chain with a wallet connected, on a screen of %i px',
  async (path, width, height) => {
    await page.viewport(width, height)
    // The indexer and the shards do not answer.
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    onTestFinished(() => void vi.restoreAllMocks())
    const shifts = watchShifts()
    const held = createDeferred<void>()
    await renderConsole({
      path,
      account: HOLDERS.operator,
      answers: { home: () => held.promise.then(() => view) },
    })
    const main = page.getByRole('main')
    await expect.element(page.getByText(READING)).toBeVisible()
    held.resolve()
    await expect.element(page.getByText(READING)).not.toBeInTheDocument()
    await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await shifts()).toBeLessThanOrEqual(0.02)
  },
)
