import { sendStory, storyTokens } from '../../test/stories/sendStory.ts'

export default { title: 'Views/WalletSendSelectToken' }

const view = 'WalletSendSelectToken'

export const Default = sendStory({ view, act: ({ control }) => control.setToken(storyTokens[1]) })

export const Searched = sendStory({ view, act: ({ set }) => set({ query: 'usd' }) })

export const NothingFound = sendStory({ view, act: ({ set }) => set({ query: 'no such token' }) })

export const Loading = sendStory({ view, balances: () => new Promise(() => {}) })

export const Failed = sendStory({ view, balances: () => Promise.reject(new Error('node down')) })
