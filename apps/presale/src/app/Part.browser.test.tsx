import { type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyPart, Part } from './Part.tsx'

const Loaded = () => <p>Loaded</p>

/** Renders in one task, with a fallback. Returns the element that it is rendered into. */
function render(children: ReactNode) {
  const element = document.createElement('div')
  const root = createRoot(element)
  onTestFinished(() => root.unmount())
  flushSync(() => root.render(<Suspense fallback="Waiting">{children}</Suspense>))
  return element
}

test('a part whose chunk has come shows at once', async () => {
  const part = lazyPart(async () => ({ default: Loaded }))
  await part.preload()
  expect(render(<Part of={part} />).textContent).toBe('Loaded')
})

test('a part whose chunk has not come shows the fallback first', async () => {
  const part = lazyPart(async () => ({ default: Loaded }))
  const element = render(<Part of={part} />)
  expect(element.textContent).toBe('Waiting')
  await expect.poll(() => element.textContent).toBe('Loaded')
})

test('a chunk that could not be loaded ahead is loaded again when its part is drawn', async () => {
  const load = vi
    .fn(async () => ({ default: Loaded }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const part = lazyPart(load)
  await part.preload()
  const element = render(<Part of={part} />)
  await expect.poll(() => element.textContent).toBe('Loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
