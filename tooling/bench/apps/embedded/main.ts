import { createFoyer, type Eip1193Provider } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { embeddedWallet } from '@foyer/modal/embedded'
import { bsc } from 'viem/chains'

declare global {
  /** The provider of the account. */
  var benchProvider: () => Promise<Eip1193Provider | undefined>
}

const query = new URLSearchParams(location.search)

const foyer = createFoyer({
  networks: [bsc],
  adapters: [eip1193Adapter()],
  projectId: query.get('projectId') ?? '',
  defaultAccountTypes: query.has('smart') ? { eip155: 'smartAccount' } : {},
  features: [
    embeddedWallet({
      secureSite: query.get('site') ?? '',
      socialProviders: query.has('social') ? ['google', 'farcaster'] : [],
    }),
  ],
})

globalThis.benchProvider = () => foyer.getProvider()

const add = (tag: string) => document.body.appendChild(document.createElement(tag))
add('fy-button')
const [status, sign, leave, result] = [add('p'), add('button'), add('button'), add('p')]
sign.textContent = 'Sign'
leave.textContent = 'Log out'
foyer.subscribe(() => {
  const { eip155 } = foyer.state.accounts
  status.textContent = eip155?.status === 'connected' ? 'Connected' : 'Disconnected'
})
sign.addEventListener('click', async () => {
  const { eip155 } = foyer.state.accounts
  if (eip155?.status !== 'connected') return
  const provider = await foyer.getProvider()
  await provider?.request({ method: 'personal_sign', params: ['0x68', eip155.address] })
  result.textContent = 'Signed'
})
leave.addEventListener('click', async () => {
  await foyer.disconnect()
  result.textContent = 'Logged out'
})
