import { addInstance } from '@foyer/modal-core'
import { createFakeAdapter, setupModal } from '@foyer/modal-core/test'
import { createStory } from '../test/stories/createStory.ts'
import { storyWallets } from '../test/stories/storyWallets.ts'
import { toInstance } from '../test/toInstance.ts'
import './fy-modal.ts'

export default { title: 'Elements/Modal' }

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** `<fy-modal embedded>`, as it stands in a dapp's page. */
export const Embedded = createStory((look) => {
  const adapter = createFakeAdapter({ connectors: storyWallets })
  const { modal } = setupModal({ ...look, id: 'embedded', adapter })
  const forget = addInstance(toInstance(modal), { sources: [], modal })
  const page = document.createElement('div')
  Object.assign(page.style, { minBlockSize: '100dvh', boxSizing: 'border-box', padding: '24px 0' })
  const element = document.createElement('fy-modal')
  element.setAttribute('embedded', '')
  element.setAttribute('instance', modal.id)
  page.append(element)
  return {
    element: page,
    ready: modal.wallets.load(),
    async update(look) {
      modal.options.update(look)
      page.style.background = look.themeMode === 'light' ? '#fff' : '#0d0f13'
      do await nextTask()
      while (element.renderRoot.querySelector('section')?.lang !== look.locale)
    },
    destroy() {
      forget()
      modal.destroy()
    },
  }
})
