import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { measureOverflow } from './measureOverflow.ts'

/** The page as it is drawn now: axe finds nothing, and nothing is beyond the right edge of the screen. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
}
