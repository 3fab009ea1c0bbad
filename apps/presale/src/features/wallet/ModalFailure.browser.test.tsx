import { type Instance, ModalLoadError } from '@foyer/modal'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { ModalFailure } from './ModalFailure.tsx'

type Listener = (event: { error: Error }) => void

/** A modal whose errors the test reports, and which may be open already. */
function createModal({ open: isOpen = false } = {}) {
  const listeners = new Set<Listener>()
  const open = vi.fn(async () => {})
  const modal = {
    open,
    state: { router: { open: isOpen } },
    on(_: 'error', listener: Listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    open,
    modal: modal as unknown as Instance,
    report: (error: Error) => {
      for (const listener of listeners) listener({ error })
    },
    listeners,
  }
}

async function renderFailure(parameters: Parameters<typeof createModal>[0] = {}) {
  const created = createModal(parameters)
  renderWithProviders(<ModalFailure modal={created.modal} />)
  await vi.waitUntil(() => created.listeners.size > 0)
  return created
}

const dialog = page.getByRole('dialog', { name: 'Reminder' })

test.each([
  ['connection', /Check your connection, then try again/, 'Try again'],
  ['removed', /This page was updated\. Reload it to continue\./, 'Reload page'],
  ['error', /This part of the page has failed\./, 'Try again'],
] as const)('says why the modal did not load, and what to do: %s', async (reason, text, button) => {
  const { report } = await renderFailure()
  report(new ModalLoadError({ reason }))
  await expect.element(dialog).toMatchTextContent(text)
  await expect.element(dialog.getByRole('button', { name: button })).toBeVisible()
})

test('opens the modal again when the connection was lost', async () => {
  const { report, open } = await renderFailure()
  report(new ModalLoadError({ reason: 'connection' }))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  expect(open).toHaveBeenCalledOnce()
  await expect.element(dialog).not.toBeInTheDocument()
  // The next failure is told, too.
  report(new ModalLoadError({ reason: 'removed' }))
  await expect.element(dialog).toMatchTextContent('This page was updated.')
})

test('leaves a failure to the modal while it is open, and other errors to whoever asked', async () => {
  const shown = await renderFailure({ open: true })
  shown.report(new ModalLoadError({ reason: 'connection' }))
  const { report } = await renderFailure()
  report(new Error('The wallet rejected the request.'))
  // The last one is drawn after both.
  report(new ModalLoadError({ reason: 'removed' }))
  await expect.element(dialog).toMatchTextContent('This page was updated.')
  expect(dialog.elements()).toHaveLength(1)
})
