import { isAddress } from 'viem'
import * as z from 'zod/mini'
import { checkOptions, type Rules, TestOptionError } from '../options.ts'

const STATUSES = ['loading', 'disconnected', 'connecting', 'signedOut', 'wrongNetwork', 'connected'] as const

export type MockNetwork = { id: number; name: string }

/** The state that the mocked button shows, and that the mocked hooks return. */
export type MockButton = {
  status: (typeof STATUSES)[number]
  /** Default anvil's first account. */
  address?: string
  /** The account's name. Default the address, shortened. */
  name?: string
  /** Default BNB Smart Chain. */
  network?: MockNetwork
}

/** A call of something that the real modal would have done. */
export type MockCall = { name: string; args: unknown[] }

const DEFAULT = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  network: { id: 56, name: 'BNB Smart Chain' },
}

const RULES: Rules = {
  status: [STATUSES.map((status) => `"${status}"`).join(', '), z.enum(STATUSES)],
  address: [
    'an address, such as "0xf39F…"',
    z.custom((value) => typeof value === 'string' && isAddress(value)),
  ],
  name: ['a text', z.string()],
  network: ['{ id, name }, such as bsc of viem/chains', z.looseObject({ id: z.int(), name: z.string() })],
}

let button: MockButton = { status: 'disconnected' }
let calls: MockCall[] = []
const listeners = new Set<() => void>()

/**
 * Sets what the mocked modal says.
 *
 * @throws {TestOptionError} a part is of a wrong type or value
 *
 * @example
 * setButton({ status: 'connected', address: '0xf39F…', network: bsc })
 */
export function setButton(next: MockButton) {
  checkOptions(next, RULES, '#mock', 'setButton')
  if (next.status === undefined)
    throw new TestOptionError('status', undefined, RULES.status?.[0] ?? '', '#mock')
  button = next
  for (const listener of [...listeners]) listener()
}

/** The calls of the page, oldest first: `[{ name: 'open', args: [] }]`. */
export const mockCalls = (): readonly MockCall[] => calls

/** Takes everything back: nobody is connected, and nothing has been called. */
export function resetMock() {
  calls = []
  setButton({ status: 'disconnected' })
}

export const current = () => button

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A function that is remembered, and then changes what the modal says as the real one would. */
export const record =
  (name: string, act?: (args: unknown[]) => void) =>
  async (...args: unknown[]): Promise<unknown> => {
    calls.push({ name, args: args.filter((arg) => !isEvent(arg)) })
    act?.(args)
    return undefined
  }

const isEvent = (value: unknown) => typeof value === 'object' && value !== null && 'nativeEvent' in value

const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

/** The parts of the modal's state that the hooks return. */
export function read() {
  const { status, address = DEFAULT.address, name = shorten(address), network = DEFAULT.network } = button
  const isKnown = status === 'connected' || status === 'signedOut' || status === 'wrongNetwork'
  const wallet = { name: 'Dev Wallet', icon: undefined, rdns: 'dev.foyer.testing' }
  const shown = { ...network, chainNamespace: 'eip155', caipNetworkId: `eip155:${network.id}` }
  return {
    status,
    isKnown,
    account: isKnown ? { address, name, image: undefined, hue: 210, wallet } : undefined,
    connection: isKnown
      ? {
          status: 'connected',
          address,
          addresses: [address],
          chainId: network.id,
          connectorId: wallet.rdns,
          caipAddress: `eip155:${network.id}:${address}`,
          connectedWalletInfo: wallet,
          profileName: undefined,
          profileImage: undefined,
          preferredAccountType: 'eoa',
        }
      : { status: status === 'connecting' ? 'connecting' : 'disconnected' },
    network: shown,
    wallet,
    label: {
      loading: 'Connect Wallet',
      disconnected: 'Connect Wallet',
      connecting: 'Connecting',
      signedOut: 'Sign in',
      wrongNetwork: 'Wrong network',
      connected: name,
    }[status],
  }
}
