import { findModal, type Instance } from '@foyer/modal-core'
import { ADDRESS, bsc, connected, createFakeAdapter, mainnet } from '@foyer/modal-core/test'
import { Component, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createFoyer } from '../createFoyer.ts'
import {
  FoyerButton,
  useFoyer,
  useFoyerAccount,
  useFoyerEvents,
  useFoyerNetwork,
  useFoyerProvider,
  useFoyerState,
  useFoyerTheme,
} from '../exports/react.ts'

function render(node: ReactNode) {
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  root.render(<StrictMode>{node}</StrictMode>)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

function Status() {
  const { router } = useFoyerState()
  const account = useFoyerAccount()
  const { connect } = useFoyer()
  return (
    <>
      <p>{`${account.status} ${router.open ? 'open' : 'closed'}`}</p>
      <button type="button" onClick={() => connect({ connectorId: 'io.one' })}>
        Go
      </button>
    </>
  )
}

/** Owns a modal for as long as it is mounted. */
function Owner({ create, onConnect }: { create: () => Instance; onConnect: () => void }) {
  useEffect(() => {
    const foyer = create()
    const off = foyer.on('connect', onConnect)
    foyer.open()
    return () => {
      off()
      foyer.destroy()
    }
  }, [create, onConnect])
  return <FoyerButton />
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render() {
    return this.state.message ? <pre>{this.state.message}</pre> : this.props.children
  }
}

/** Counts how often a component renders that uses a hook. */
function Uses(props: { name: string; hook: () => unknown; renders: Map<string, number> }) {
  const { name, hook: useHook, renders } = props
  useHook()
  renders.set(name, (renders.get(name) ?? 0) + 1)
  return null
}

const useQuery = () => useFoyerState(({ wallets }) => wallets.query)

function Counter() {
  const { status } = useFoyerAccount()
  const [clicks, setClicks] = useState(0)
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {`${status} ${clicks}`}
    </button>
  )
}

function setup(id?: string, networks = [bsc]) {
  const adapter = createFakeAdapter()
  const parameters = { networks, adapters: [adapter], storage: null, id }
  const foyer = createFoyer(parameters)
  onTestFinished(foyer.destroy)
  return { adapter, foyer, parameters }
}

test('opens the modal from FoyerButton', async () => {
  setup()
  render(<FoyerButton label="Enter" />)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('opens the given modal from FoyerButton', async () => {
  const one = setup('one')
  const two = setup('two')
  render(<FoyerButton modal={two.foyer} />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect([one.foyer.state.router.open, two.foyer.state.router.open]).toEqual([false, true])
})

test('updates the hooks when the modal changes', async () => {
  const { foyer, adapter } = setup()
  render(<Status />)
  await expect.element(page.getByText('disconnected closed')).toBeVisible()
  foyer.open()
  await expect.element(page.getByText('disconnected open')).toBeInTheDocument()
  foyer.close()
  await page.getByRole('button', { name: 'Go' }).click()
  await expect.element(page.getByText('connected closed', { exact: true })).toBeVisible()
  adapter.report({ status: 'disconnected' })
  await expect.element(page.getByText('disconnected closed')).toBeVisible()
})

function AccountStatus({ onChange }: { onChange: () => void }) {
  const account = useFoyerAccount()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the account is another object
  useEffect(onChange, [account])
  if (account.status !== 'connected') return <p>nobody</p>
  return <p>{`${account.profileName} ${account.profileImage} ${account.preferredAccountType}`}</p>
}

test('returns name, picture and account type from useFoyerAccount', async () => {
  const { adapter, foyer } = setup()
  const onChange = vi.fn()
  render(<AccountStatus onChange={onChange} />)
  await expect.element(page.getByText('nobody')).toBeVisible()
  adapter.report(connected())
  await expect.element(page.getByText('undefined undefined eoa')).toBeVisible()
  const modal = findModal()
  if (modal !== undefined)
    modal.attach('profiles', { [`eip155:${ADDRESS}`]: { name: 'alice.eth', image: 'data:' } })
  await expect.element(page.getByText('alice.eth data: eoa')).toBeVisible()
  await expect.poll(() => foyer.state.accounts.eip155).toHaveProperty('connectedWalletInfo')
  const before = onChange.mock.calls.length
  // A text in the search of wallets.
  modal?.wallets.browse({ query: 'mask' })
  await expect.poll(() => foyer.state.wallets.browse.status).toBe('ready')
  expect(onChange.mock.calls.length).toBe(before)
})

function NetworkStatus() {
  const { network, networks, isUnsupported, switchNetwork } = useFoyerNetwork()
  return (
    <>
      <p>{`${network?.name} of ${networks.length}${isUnsupported ? ', unsupported' : ''}`}</p>
      <button type="button" onClick={() => switchNetwork({ chainId: 1 })}>
        Ethereum
      </button>
    </>
  )
}

test('follows and switches the network with useFoyerNetwork', async () => {
  const { adapter } = setup(undefined, [bsc, mainnet])
  render(<NetworkStatus />)
  await expect.element(page.getByText('Ethereum of 2')).toBeVisible()
  adapter.report(connected({ chainId: 56 }))
  await expect.element(page.getByText('BNB Smart Chain of 2')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByText('Ethereum of 2')).toBeVisible()
  adapter.report(connected({ chainId: 137 }))
  await expect.element(page.getByText('Ethereum of 2, unsupported')).toBeVisible()
})

function ThemeSwitch() {
  const { themeMode, themeVariables, setThemeMode, setThemeVariables } = useFoyerTheme()
  return (
    <>
      <p>{[themeMode, ...Object.entries(themeVariables).flat()].join(' ')}</p>
      <button type="button" onClick={() => setThemeMode('light')}>
        Light
      </button>
      <button type="button" onClick={() => setThemeVariables({ '--fy-accent': '#ff0000' })}>
        Red
      </button>
    </>
  )
}

test('follows and updates the theme with useFoyerTheme', async () => {
  const { foyer } = setup()
  foyer.update({ themeVariables: { '--fy-border-radius-master': '0px' } })
  render(<ThemeSwitch />)
  await expect.element(page.getByText('dark --fy-border-radius-master 0px')).toBeVisible()
  await page.getByRole('button', { name: 'Light' }).click()
  await page.getByRole('button', { name: 'Red' }).click()
  await expect
    .element(page.getByText('light --fy-border-radius-master 0px --fy-accent #ff0000'))
    .toBeVisible()
})

function EventLog() {
  const [lines, setLines] = useState<string[]>([])
  // A new function on each render, which sees what that render saw.
  useFoyerEvents({
    connect: ({ address }) => setLines([...lines, `connect ${address}`]),
    disconnect: ({ namespace }) => setLines([...lines, `disconnect ${namespace}`]),
  })
  return <p>{lines.join(', ')}</p>
}

test('calls the latest handlers of useFoyerEvents once each', async () => {
  const { adapter } = setup()
  render(<EventLog />)
  await vi.waitUntil(() => document.querySelector('main p') !== null)
  adapter.report(connected())
  await expect.element(page.getByText(`connect ${ADDRESS}`)).toBeVisible()
  adapter.report({ status: 'disconnected' })
  await expect.element(page.getByText(`connect ${ADDRESS}, disconnect eip155`, { exact: true })).toBeVisible()
})

test('creates one modal and one listener when StrictMode runs an effect twice', async () => {
  const { adapter, parameters, foyer } = setup()
  foyer.destroy()
  let connects = 0
  render(
    <Owner
      create={() => createFoyer(parameters)}
      onConnect={() => {
        connects++
      }}
    />,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  // One that is drawn unseen in an idle moment stands deeper.
  expect(document.querySelectorAll('body > fy-modal')).toHaveLength(1)
  adapter.report(connected())
  expect(connects).toBe(1)
})

test('renders only what uses the part of the state that changed', async () => {
  const { foyer } = setup()
  const renders = new Map<string, number>()
  render(
    <>
      <Uses name="account" hook={useFoyerAccount} renders={renders} />
      <Uses name="network" hook={useFoyerNetwork} renders={renders} />
      <Uses name="theme" hook={useFoyerTheme} renders={renders} />
      <Uses name="query" hook={useQuery} renders={renders} />
    </>,
  )
  await vi.waitUntil(() => renders.size === 4)
  const before = new Map(renders)
  findModal(foyer.id)?.wallets.browse({ query: 'rab' })
  await vi.waitUntil(() => renders.get('query') !== before.get('query'))
  for (const name of ['account', 'network', 'theme']) expect(renders.get(name)).toBe(before.get(name))
})

test('keeps mounted components alive when the modal is destroyed', async () => {
  const { foyer } = setup()
  render(<Counter />)
  await page.getByRole('button', { name: 'disconnected 0' }).click()
  foyer.destroy()
  await page.getByRole('button', { name: 'disconnected 1' }).click()
  await expect.element(page.getByRole('button', { name: 'disconnected 2' })).toBeVisible()
})

test('throws an error with instructions when a hook has no modal', async () => {
  render(
    <Boundary>
      <Status />
    </Boundary>,
  )
  await expect.element(page.getByText(/No modal to open\s+Call createFoyer\(\)/)).toBeVisible()
})

/** Shows what the wallet in use answers. */
function Answer() {
  const provider = useFoyerProvider()
  const [answer, setAnswer] = useState('none')
  useEffect(() => {
    if (provider === undefined) setAnswer('none')
    else void provider.request({ method: 'eth_chainId' }).then((value) => setAnswer(String(value)))
  }, [provider])
  return <p>{answer}</p>
}

test('useFoyerProvider gives the provider of the wallet in use, and none after it has disconnected', async () => {
  const adapter = createFakeAdapter()
  adapter.answers.getProvider = async (connectorId) => ({ request: async () => connectorId })
  const foyer = createFoyer({ networks: [bsc], adapters: [adapter] })
  onTestFinished(() => foyer.destroy())
  render(<Answer />)
  await expect.element(page.getByText('none')).toBeVisible()
  adapter.report(connected({ connectorId: 'io.two' }))
  await expect.element(page.getByText('io.two')).toBeVisible()
  adapter.report({ status: 'disconnected' })
  await expect.element(page.getByText('none')).toBeVisible()
})

/** Shows the network in use. */
const NetworkName = () => <p>{useFoyerNetwork().network?.name}</p>

test('hydrates what a server has drawn, then shows the network that the visitor used last', async () => {
  localStorage.setItem('foyer.1.returning.lastChain', '1')
  const foyer = createFoyer({ id: 'returning', networks: [bsc, mainnet], defaultNetwork: bsc })
  const container = document.body.appendChild(document.createElement('main'))
  container.innerHTML = '<p>BNB Smart Chain</p>'
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(
    container,
    <StrictMode>
      <NetworkName />
    </StrictMode>,
    { onRecoverableError },
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
    foyer.destroy()
    localStorage.removeItem('foyer.1.returning.lastChain')
  })
  await expect.element(page.getByText('Ethereum')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})
