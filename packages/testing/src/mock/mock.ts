'use client'

import { createElement, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { current, read, record, setButton, subscribe } from './store.ts'

type State = ReturnType<typeof read>

const connect = record('connect', () => setButton({ ...current(), status: 'connected' }))
const disconnect = record('disconnect', () => setButton({ status: 'disconnected' }))
const switchNetwork = record('switchNetwork', ([options]) => {
  const { network, chainId } = (options ?? {}) as { network?: { id: number; name: string }; chainId?: number }
  const id = network?.id ?? chainId
  if (id === undefined) return
  const status = current().status === 'wrongNetwork' ? 'connected' : current().status
  setButton({ ...current(), status, network: { id, name: network?.name ?? `Chain ${id}` } })
})
const open = record('open')
const openAccount = record('openAccount')
const openNetworks = record('openNetworks')
const signIn = record('signIn', () => setButton({ ...current(), status: 'connected' }))
const prefetch = record('prefetch')
const update = record('update')

const toState = ({ network, connection }: State) => ({
  networks: { list: [network], active: network.caipNetworkId },
  accounts: { eip155: connection },
  router: { open: false },
  options: { themeMode: 'dark', themeVariables: {} },
  pairing: { current: { status: 'idle' } },
})

/** The instance that `createFoyer` returns, and `useFoyer`. */
const instance = {
  id: 'default',
  get state() {
    return toState(read())
  },
  get initialState() {
    return toState(read())
  },
  subscribe,
  on: (name: string) => {
    void record('on')(name)
    return () => {}
  },
  open,
  close: record('close'),
  prefetch,
  loadIcons: record('loadIcons'),
  update,
  connect,
  disconnect,
  switchConnection: record('switchConnection'),
  switchNetwork,
  getProvider: record('getProvider'),
  signIn,
  signOut: record('signOut', () => setButton({ ...current(), status: 'signedOut' })),
  diagnose: async () => [],
  controls: {},
  loadBalance: record('loadBalance'),
  watchBalance: () => () => {},
  loadActivity: record('loadActivity'),
  destroy: () => {},
}

/** In place of that of `@foyer/modal`. */
export const createFoyer = (_options?: unknown) => instance

/** A snapshot: each change of the button is another object. */
function useMock(): State {
  const button = useSyncExternalStore(subscribe, current, current)
  const last = useRef<{ button: object; state: State }>(undefined)
  if (last.current?.button !== button) last.current = { button, state: read() }
  return last.current.state
}

export const useFoyer = () => instance

export function useFoyerState(select?: unknown) {
  const state = toState(useMock())
  return typeof select === 'function' ? select(state) : state
}

export const useFoyerAccount = () => useMock().connection

export function useFoyerNetwork() {
  const { network, status } = useMock()
  return { network, networks: [network], isUnsupported: status === 'wrongNetwork', switchNetwork }
}

export function useFoyerButton() {
  const { status, account, network, wallet, label, isKnown } = useMock()
  return {
    status,
    account,
    network: isKnown && status !== 'wrongNetwork' ? network : undefined,
    wallet: status === 'connecting' ? wallet : undefined,
    label,
    open,
    openAccount,
    openNetworks,
    signIn,
    prefetch,
  }
}

export function useFoyerWallet() {
  const { connection, wallet, isKnown } = useMock()
  return {
    status: connection.status,
    isConnected: isKnown,
    address: connection.address,
    chainId: connection.chainId,
    caipAddress: connection.caipAddress,
    wallet: isKnown ? wallet : undefined,
    provider: undefined,
    connect,
    disconnect,
    switchNetwork,
  }
}

export const useFoyerProvider = () => undefined

export const useFoyerTheme = () => ({
  themeMode: 'dark',
  themeVariables: {},
  setThemeMode: record('setThemeMode'),
  setThemeVariables: record('setThemeVariables'),
})

export const useFoyerWallets = () => ({
  status: 'ready',
  items: [{ ...useMock().wallet, kind: 'wallet', installed: true, connectorId: 'dev.foyer.testing' }],
  query: '',
  pairing: { status: 'idle' },
  setQuery: record('setQuery'),
  loadMore: record('loadMore'),
  connect,
})

export function useFoyerConnectWallet() {
  const { status, wallet } = useMock()
  return { wallet, isReady: true, isInstalled: true, status, connect }
}

export function useFoyerEvents(handlers: object): void {
  const names = Object.keys(handlers).join()
  useEffect(() => {
    for (const name of names.split(',').filter(Boolean)) instance.on(name)
  }, [names])
}

type ButtonProps = { label?: string; disabled?: boolean; className?: string; modal?: unknown }

const draw = (onClick: () => unknown, name: string, { disabled, className }: ButtonProps) =>
  createElement('button', { type: 'button', disabled, className, onClick }, name)

/** The accessible names are those of the real buttons. */
export function FoyerButton(props: ButtonProps) {
  const { label, status, account } = useMock()
  return draw(open, status === 'connected' ? `Account ${account?.name}` : (props.label ?? label), props)
}

export function FoyerConnectButton(props: ButtonProps) {
  const { label } = useMock()
  return draw(open, props.label ?? label, props)
}

export function FoyerAccountButton(props: ButtonProps) {
  const { account } = useMock()
  return account === undefined ? null : draw(openAccount, `Account ${account.name}`, props)
}

export function FoyerNetworkButton(props: ButtonProps) {
  return draw(openNetworks, useMock().network.name, props)
}

export function FoyerWalletButton({ wallet, ...props }: ButtonProps & { wallet?: string }) {
  return draw(connect, wallet ?? 'Dev Wallet', props)
}

export const FoyerCustomButton = ({
  children,
}: {
  children: (button: ReturnType<typeof useFoyerButton>) => ReactNode
}) => children(useFoyerButton())
