import { NoAccountError, open, selectConnector, type WalletProblem } from '@foyer/modal-core'
import { bsc, type FakeAdapter, solana } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'
import { createStorySolana } from '../../test/stories/storySolana.ts'

export default { title: 'Views/ConnectingExternal' }

const connecting = (connect: FakeAdapter['answers']['connect']) =>
  modalStory({
    act({ modal, adapter }) {
      adapter.answers.connect = connect
      open(modal)
      void selectConnector(modal, 'io.one')
    },
  })

const failing = (error: unknown) => connecting(() => Promise.reject(error))

export const Default = connecting(() => new Promise(() => {}))

export const Rejected = failing({ code: 4001 })

export const Busy = failing({ code: -32002 })

export const Failed = failing(new Error('internal'))

export const Problem = failing(
  Object.assign(new NoAccountError(), {
    problem: { code: 'blocked', wallet: 'Aurora', network: 'Polkadot' } satisfies WalletProblem,
  }),
)

const other = createStorySolana()
other.adapter.answers.connect = () => new Promise(() => {})

export const OnSolana = modalStory({
  networks: [bsc, solana],
  adapters: [other.adapter],
  act({ modal }) {
    open(modal)
    void selectConnector(modal, 'io.one', { namespace: 'solana' })
  },
})
