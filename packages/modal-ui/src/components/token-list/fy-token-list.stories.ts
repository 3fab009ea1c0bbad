import { tokenBalance, USDT_ADDRESS } from '@foyer/modal-core/test'
import { html } from 'lit'
import { elementStory } from '../../test/stories/elementStory.ts'
import './fy-token-list.ts'
import type { FyTokenList } from './fy-token-list.ts'

export default { title: 'Elements/TokenList' }

const list = (balance: FyTokenList['balance']) =>
  elementStory(
    (strings) =>
      html`<fy-token-list .strings=${strings} .balance=${balance} .retry=${async () => {}}></fy-token-list>`,
  )

export const Ready = list({
  status: 'ready',
  tokens: [
    tokenBalance(),
    tokenBalance({ address: USDT_ADDRESS, name: 'Tether USD', symbol: 'USDT', amount: 0n }),
  ],
})

export const Loading = list({ status: 'loading' })

export const Failed = list({ status: 'failed', message: 'The node is down' })
