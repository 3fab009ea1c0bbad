import { findFreePort } from '@foyer/harness/processes'
import getPort from 'get-port'

/** The port of each service, unless another program has it. */
export const DEFAULT_PORTS = {
  rpc: 8545,
  indexer: 42069,
  presale: 5173,
  operator: 5174,
  playground: 6006,
  docs: 5190,
  relay: 5555,
  gateway: 4600,
  walletFrame: 5180,
  walletAuth: 5181,
  walletVault: 5182,
  mail: 8025,
  smtp: 1025,
  faucet: 5183,
  identityProvider: 5184,
  bundler: 5185,
  farcasterRelay: 5186,
  onRamp: 5187,
  farcasterRpc: 5188,
} as const

export type PortName = keyof typeof DEFAULT_PORTS
export type Ports = Record<PortName, number>

export type ChoosePortsParameters = {
  /** `default`: the documented ones where free. `free`: any, so that two stacks can run side by side. */
  mode: 'default' | 'free'
  /** Told of each default port that another program holds. */
  onBusy?: (name: PortName, preferred: number, chosen: number) => void
}

/** Ports of the loopback interface that are free now. */
export async function choosePorts({ mode, onBusy }: ChoosePortsParameters): Promise<Ports> {
  const choose = async (name: PortName) => {
    const preferred = DEFAULT_PORTS[name]
    const chosen = mode === 'free' ? await findFreePort() : await getPort({ port: preferred })
    if (mode === 'default' && chosen !== preferred) onBusy?.(name, preferred, chosen)
    return chosen
  }
  return {
    rpc: await choose('rpc'),
    indexer: await choose('indexer'),
    presale: await choose('presale'),
    operator: await choose('operator'),
    playground: await choose('playground'),
    docs: await choose('docs'),
    relay: await choose('relay'),
    gateway: await choose('gateway'),
    walletFrame: await choose('walletFrame'),
    walletAuth: await choose('walletAuth'),
    walletVault: await choose('walletVault'),
    mail: await choose('mail'),
    smtp: await choose('smtp'),
    faucet: await choose('faucet'),
    identityProvider: await choose('identityProvider'),
    bundler: await choose('bundler'),
    farcasterRelay: await choose('farcasterRelay'),
    onRamp: await choose('onRamp'),
    farcasterRpc: await choose('farcasterRpc'),
  }
}
