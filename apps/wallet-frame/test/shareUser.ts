import type { Page } from 'playwright'
import { afterAll, onTestFailed } from 'vitest'

/**
 * A user whom several tests have, for a login in a browser takes longer than most of them. A test that fails takes the
 * user along: the next one, or the next try, gets another.
 */
export function shareUser<user extends { page: Page }, parameters extends readonly unknown[] = []>(
  create: (...parameters: parameters) => Promise<user>,
) {
  let shared: Promise<user> | undefined

  async function end() {
    const ended = shared
    shared = undefined
    await ended?.then(
      ({ page }) => page.context().close(),
      () => {},
    )
  }

  afterAll(end)
  return (...parameters: parameters): Promise<user> => {
    onTestFailed(end)
    shared ??= create(...parameters)
    return shared
  }
}
