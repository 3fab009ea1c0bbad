import { open } from '@foyer/modal-core'
import { modalStory } from '../../test/stories/modalStory.ts'
import './fy-alert-bar.ts'

export default { title: 'Elements/Alert bar' }

export const Default = modalStory({
  act({ modal }) {
    modal.alerts.show('APKT001')
    open(modal)
  },
})
