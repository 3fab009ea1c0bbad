import type { Instance, Modal } from '@foyer/modal-core'
import { createFakeAdapter, type FakeAdapter, setupModal } from '@foyer/modal-core/test'
import { toInstance } from '../toInstance.ts'
import { createStory } from './createStory.ts'

type Button = HTMLElement & { modal: Instance | undefined }

/** A story that shows a button as it stands on a dapp's page. Clicking it draws nothing. */
export const buttonStory = (
  create: () => Button,
  act: (adapter: FakeAdapter, modal: Modal) => void = () => {},
) =>
  createStory((look) => {
    const adapter = createFakeAdapter()
    const { modal } = setupModal({ ...look, adapter })
    const page = document.createElement('div')
    page.style.padding = '24px'
    page.append(Object.assign(create(), { modal: toInstance(modal) }))
    act(adapter, modal)
    return {
      element: page,
      ready: Promise.resolve(),
      async update(look) {
        page.style.background = look.themeMode === 'light' ? '#fff' : '#0d0f13'
        modal.options.update(look)
      },
      destroy: modal.destroy,
    }
  })
