import { open } from '@foyer/modal-core'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/WhatIsAWallet' }

export const Default = modalStory({ act: ({ modal }) => open(modal, { view: 'WhatIsAWallet' }) })
