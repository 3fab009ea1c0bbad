import type { LoginRecord, LoginState } from '@foyer/modal-core'
import { ADDRESS, createFakeLogin, loginConnector } from '@foyer/modal-core/test'
import { type ModalStoryParameters, modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/EmailLogin' }

const email = 'ada@example.org'
const mail = { email, retryAt: 0, isResending: false } as const

type Stage = Parameters<NonNullable<ModalStoryParameters['act']>>[0]

const login = (
  current: LoginState,
  then: (stage: Stage) => unknown = () => {},
  record: Partial<LoginRecord> = {},
) => {
  const { feature } = createFakeLogin({ current, ...record })
  return modalStory({
    features: [feature],
    connectors: [loginConnector],
    act(stage) {
      stage.modal.router.open({ view: 'Connect' })
      stage.modal.router.push({ view: 'EmailLogin', connectorId: loginConnector.id })
      return then(stage)
    },
  })
}

export const Default = login({ status: 'idle', email: '', retryAt: 0 })

export const Requesting = login({ status: 'requesting', email, retryAt: 0 })

export const InvalidAddress = login({ status: 'idle', email: 'ada@example', retryAt: 0, error: 'email' })

export const NotLoaded = login({ status: 'idle', email, retryAt: 0, error: 'load' })

export const Link = login({ status: 'waitingForLink', ...mail })

export const LinkExpired = login({ status: 'waitingForLink', ...mail, error: 'expiredLink' })

export const Rejected = login({ status: 'idle', email, retryAt: 0, error: 'rejected' })

export const Code = login({ status: 'waitingForCode', ...mail })

export const LongAddress = login({
  status: 'waitingForCode',
  ...mail,
  email: 'augusta.ada.king.countess.of.lovelace@example.org',
})

export const TestAccount = login({ status: 'waitingForCode', ...mail, email: 'ada@dapp.test' })

export const WrongCode = login({ status: 'waitingForCode', ...mail, error: 'wrongCode' })

export const ExpiredCode = login({ status: 'waitingForCode', ...mail, error: 'expiredCode' })

export const TooManyTries = login({ status: 'waitingForCode', ...mail, error: 'tries' })

export const Verifying = login({ status: 'verifying', email, retryAt: 0 })

export const Connecting = login({ status: 'connecting', email, retryAt: 0 }, ({ adapter }) => {
  adapter.answers.connect = () => new Promise(() => {})
})

export const Ready = login({ status: 'ready', email, retryAt: 0 }, undefined, {
  secureSite: 'https://wallet.example',
  user: { email, accounts: [{ address: ADDRESS, type: 'eoa' }] },
})

export const NotConnected = login({ status: 'connecting', email, retryAt: 0 }, ({ adapter }) => {
  adapter.answers.connect = () => Promise.reject(new Error('The wallet is away'))
})
