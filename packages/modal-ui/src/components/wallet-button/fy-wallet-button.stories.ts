import { buttonStory } from '../../test/stories/buttonStory.ts'
import './fy-wallet-button.ts'

export default { title: 'Buttons/WalletButton' }

export const OnThePage = buttonStory(() =>
  Object.assign(document.createElement('fy-wallet-button'), { wallet: 'io.one' }),
)
