import { type Modal, open, selectConnector, signIn } from '@foyer/modal-core'
import { bsc, createFakeSiwx, type FakeAdapter, SIGNATURE } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/SIWXSignMessage' }

const never = () => new Promise<never>(() => {})

type Answers = {
  required?: boolean
  signMessage?: FakeAdapter['answers']['signMessage']
  addSession?: () => Promise<void>
  createMessage?: () => Promise<never>
}

/** A wallet has been connected, and is asked to sign where it has an answer. */
function signing({ required, signMessage, addSession, createMessage }: Answers = {}) {
  const fake = createFakeSiwx({ required })
  if (addSession !== undefined) fake.answers.addSession = addSession
  if (createMessage !== undefined) fake.answers.createMessage = createMessage
  return modalStory({
    networks: [bsc],
    siwx: fake.feature,
    async act({ modal, adapter }) {
      open(modal)
      await selectConnector(modal, 'io.one')
      if (signMessage !== undefined) await sign(modal, adapter, signMessage)
      if (createMessage !== undefined) await begin(signIn(modal).catch(() => {}))
    },
  })
}

async function sign(modal: Modal, adapter: FakeAdapter, signMessage: FakeAdapter['answers']['signMessage']) {
  const asked = Promise.withResolvers<void>()
  adapter.answers.signMessage = (message) => {
    asked.resolve()
    return signMessage(message)
  }
  const done = signIn(modal).catch(() => {})
  await asked.promise
  await begin(done)
}

const begin = (done: Promise<void>) => Promise.race([done, new Promise((resolve) => setTimeout(resolve))])

const failing = (error: unknown) => signing({ signMessage: () => Promise.reject(error) })

export const Default = signing()

export const Optional = signing({ required: false })

export const Preparing = signing({ createMessage: never })

export const Unprepared = signing({ createMessage: () => Promise.reject(new Error('down')) })

export const Asking = signing({ signMessage: never })

export const Authenticating = signing({ signMessage: async () => SIGNATURE, addSession: never })

export const Rejected = failing({ code: 4001 })

export const Busy = failing({ code: -32002 })

export const NotAllowed = failing(new Error('Requested RPC call is not allowed'))

export const Failed = failing(new Error('internal'))
