import { type ConnectorInput, type Modal, open } from '@foyer/modal-core'
import { createFakeAdapter, type FakeAdapter, setupModal } from '@foyer/modal-core/test'
import '../../modal/fy-modal.ts'
import { languageOf } from '../../locales/languageOf.ts'
import { viewOf } from '../../views/views.ts'
import { createStory } from './createStory.ts'
import { storyWallets } from './storyWallets.ts'

export type ModalStoryParameters = Omit<Parameters<typeof setupModal>[0] & {}, 'adapter'> & {
  /** The wallets of this browser. `adapters` are those of other namespaces. */
  connectors?: ConnectorInput[]
  /** Drawn in the page, where it stands. Default false. */
  isEmbedded?: boolean
  /** Brings the modal into the state that the story shows. Default: opens it. */
  act?: (stage: Stage) => unknown
}

type Stage = {
  modal: Modal
  adapter: FakeAdapter
  /** Clicks what the open view draws, once it does. */
  press: (selector: string) => Promise<void>
  /** Gives the open view other properties, once it is drawn. */
  set: (properties: object) => Promise<void>
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A story that shows `<fy-modal>` in a state to which its fake wallets and the real actions have led it. */
export const modalStory = ({
  connectors = storyWallets,
  adapters = [],
  isEmbedded = false,
  act = ({ modal }) => open(modal),
  ...parameters
}: ModalStoryParameters = {}) =>
  createStory((look) => {
    const adapter = createFakeAdapter({ connectors })
    const { modal } = setupModal({ ...parameters, ...look, adapter, adapters: [adapter, ...adapters] })
    const element = Object.assign(document.createElement('fy-modal'), { modal, embedded: isEmbedded })
    modal.router.state.embedded = isEmbedded
    const isDrawn = () => {
      const dialog = element.renderRoot.querySelector<HTMLElement & { open?: boolean }>('dialog, section')
      const isLoading = dialog?.querySelector('.placeholder[role=status]') !== null
      const { options, router } = modal.state
      // The view before it stays until that of the route has loaded.
      const tag = dialog?.querySelector('.view')?.localName
      const isOld = tag !== undefined && tag !== viewOf(router.route.view).tag
      const { locale, strings } = options
      const own = (strings[locale] as { $dir?: string } | undefined)?.$dir
      const dir = own ?? languageOf(options)?.dir ?? 'ltr'
      return (
        dialog &&
        (isEmbedded || dialog.open) &&
        !isLoading &&
        !isOld &&
        dialog.lang === locale &&
        dialog.dir === dir
      )
    }
    async function drawn() {
      do {
        await nextTask()
        await element.updateComplete
      } while (element.isConnected && !isDrawn())
    }
    const view = () => element.renderRoot.querySelector('.view')
    async function press(selector: string) {
      await drawn()
      view()?.shadowRoot?.querySelector<HTMLElement>(selector)?.click()
    }
    async function set(properties: object) {
      await drawn()
      Object.assign(view() ?? {}, properties)
    }
    return {
      element,
      // The story is on the page only after this function has returned it.
      ready: nextFrame().then(() => act({ modal, adapter, press, set })),
      update(look) {
        modal.options.update(look)
        return drawn()
      },
      destroy: modal.destroy,
    }
  })
