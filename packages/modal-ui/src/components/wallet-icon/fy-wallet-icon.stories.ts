import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import { storyWallets } from '../../test/stories/storyWallets.ts'
import './fy-wallet-icon.ts'

export default { title: 'Elements/WalletIcon' }

export const Default = elementStory(
  () => html`<fy-wallet-icon .src=${storyWallets[0]?.icon} name="Aurora"></fy-wallet-icon>`,
)

export const Round = elementStory(
  () => html`<fy-wallet-icon round .src=${storyWallets[0]?.icon} name="Aurora"></fy-wallet-icon>`,
)

export const Letter = elementStory(() => html`<fy-wallet-icon name="Cobalt Wallet"></fy-wallet-icon>`)

export const Broken = elementStory(
  () => html`<fy-wallet-icon src="data:image/png;base64,AAAA" name="Dusk"></fy-wallet-icon>`,
)
