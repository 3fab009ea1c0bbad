// @vitest-environment happy-dom
import { version } from '@wagmi/core'
import { expect, test, vi } from 'vitest'

// The same tests with wagmi 2 in the place of wagmi 3. Not in `test`, whose files share a process and its modules.
vi.mock('@wagmi/core', () => import('@wagmi/core2'))
vi.mock('wagmi/actions', () => import('@wagmi/core2'))

await import('../src/eip155/sending.test.ts')

test('this is wagmi 2', () => {
  expect(version).toMatch(/^2\./)
})
