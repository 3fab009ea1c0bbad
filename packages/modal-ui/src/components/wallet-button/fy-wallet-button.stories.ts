import { addInstance } from '@foyer/modal-core'
import { connected } from '@foyer/modal-core/test'
import { buttonStory } from '../../test/stories/buttonStory.ts'
import { toInstance } from '../../test/toInstance.ts'
import './fy-wallet-button.ts'

export default { title: 'Buttons/WalletButton' }

const create = (wallet: string) => () => Object.assign(document.createElement('fy-wallet-button'), { wallet })

export const OnThePage = buttonStory(create('io.one'))

export const Connected = buttonStory(create('io.one'), (adapter) => adapter.report(connected()))

export const Elsewhere = buttonStory(create('rabby'), (_, modal) => {
  addInstance(toInstance(modal), { sources: [], modal })
})
