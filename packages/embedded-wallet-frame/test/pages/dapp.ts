import type { EmbeddedWalletProvider } from '../../src/exports/client.ts'
import {
  createFrame,
  createLoginStore,
  createProvider,
  type Frame,
  type LogEntry,
} from '../../src/exports/client.ts'

declare global {
  interface Window {
    frame: Frame
    provider: EmbeddedWalletProvider
    logged: LogEntry[]
    failures: string[]
    dialogs: boolean[]
    events: [string, unknown][]
    csp: string[]
  }
}

document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
  window.csp.push(violatedDirective),
)
window.csp = []
window.logged = []
window.failures = []
window.dialogs = []
window.events = []

const query = new URLSearchParams(location.search)
const store = createLoginStore({ web: localStorage })
window.frame = createFrame({
  secureSite: query.get('site') ?? '',
  projectId: 'project-1',
  chainId: () => 'eip155:56',
  rpcUrl: () => 'https://rpc.example',
  emailCapture: () => query.has('capture'),
  dappData: () => ({ projectId: 'project-1', sdkType: 'foyer', sdkVersion: '4' }),
  theme: () => ({ themeMode: 'dark', themeVariables: {}, locale: 'en' }),
  logLevel: 'warn',
  log: (entry) => window.logged.push(entry),
  onFailure: ({ reason }) => window.failures.push(reason),
  onDialog: (isOpen) => window.dialogs.push(isOpen),
})
window.provider = createProvider({
  frame: window.frame,
  store,
  chains: () => [{ id: 56, rpcUrl: 'https://rpc.example' }, { id: 97 }],
  async login() {
    const { action } = await window.frame.request('CONNECT_EMAIL', { email: 'ada@example.org' })
    if (action === 'VERIFY_DEVICE') await window.frame.request('CONNECT_DEVICE')
    await window.frame.request('CONNECT_OTP', { otp: '123456' })
  },
})
for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
  window.provider.on(event, (data) => window.events.push([event, data]))
document.querySelector('#sign')?.addEventListener('click', () => {
  void window.provider.request({ method: 'personal_sign', params: ['0x68', '0x0'] }).catch(() => {})
})
