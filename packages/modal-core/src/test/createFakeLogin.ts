import type { ConnectorInput } from '../types/connector.ts'
import type { Feature } from '../types/feature.ts'
import type { LoginFlow, LoginRecord } from '../types/login.ts'

/** The connector that the fake login is in front of. */
export const loginConnector: ConnectorInput = {
  id: 'ID_AUTH',
  name: 'Email wallet',
  type: 'AUTH',
  methods: ['email'],
  installed: false,
}

/** A login that does what a test says: set `flow`, write to `state`. */
export function createFakeLogin(differs: Partial<LoginRecord> = {}) {
  const flow: LoginFlow = {
    prepare() {},
    check: async () => {},
    start: async () => {},
    enterCode: async () => {},
    resend: async () => {},
    reset() {},
    startSocial: async () => {},
    startFarcaster: async () => {},
    startEmailUpdate: async () => {},
    enterUpdateCode: async () => {},
    resetEmailUpdate() {},
    switchAccount: async () => {},
    identityToken: async () => '',
    saveBackup: async () => {},
  }
  const answers = { load: async () => flow }
  const initial: LoginRecord = {
    current: { status: 'idle', email: '', retryAt: 0 },
    secureSite: 'https://wallet.example',
    ...differs,
  }
  const fake: { feature: Feature; flow: LoginFlow; answers: typeof answers; state: LoginRecord } = {
    feature: {
      name: 'embeddedWallet',
      start(modal) {
        const state = modal.attach('login', initial)
        fake.state = state
        modal.controls.login = {
          connectorId: loginConnector.id,
          state,
          load: () => answers.load(),
        }
        return () => {}
      },
    },
    flow,
    answers,
    state: initial,
  }
  return fake
}
