import { open, selectConnector } from '@foyer/modal-core'
import { type ModalStoryParameters, modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/DataCapture' }

/** A wallet has been connected. */
const asking = (then: ModalStoryParameters['act'] = () => {}) =>
  modalStory({
    onEmailCapture: () => {},
    async act(stage) {
      open(stage.modal)
      await selectConnector(stage.modal, 'io.one')
      await then(stage)
    },
  })

export const Default = asking()

export const Invalid = asking(({ press }) => press('[type=submit]'))
