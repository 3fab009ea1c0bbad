import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useAfterReads } from './useAfterReads.ts'

test('is true once the first reads have ended, also where the end is told while another part is rendered', async () => {
  const complain = vi.spyOn(console, 'error')
  const client = new QueryClient()
  const counts = vi.spyOn(client, 'isFetching').mockReturnValue(1)
  const element = document.createElement('div')
  const root = createRoot(element)
  onTestFinished(() => root.unmount())
  const render = (name?: string) =>
    flushSync(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Waiting />
          {name && <Reader key={name} name={name} />}
        </QueryClientProvider>,
      ),
    )
  render()
  // Effects have subscribed by then.
  await new Promise((resolve) => setTimeout(resolve))
  render('first')
  expect(element.textContent).toBe('false')
  counts.mockReturnValue(0)
  render('second')
  await expect.poll(() => element.textContent).toBe('true')
  expect(complain).not.toHaveBeenCalled()
})

function Waiting() {
  return <p>{String(useAfterReads())}</p>
}

function Reader({ name }: { name: string }) {
  useQuery({ queryKey: [name], queryFn: () => 1, enabled: false })
  return null
}
