import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** What each service listens on unless another program has it. */
export const DEFAULT_PORTS = {
  rpc: 8545,
  indexer: 42069,
  presale: 5173,
  operator: 5174,
  playground: 6006,
  relay: 5555,
} as const

/**
 * Where free ports are taken from: below those that systems give to connections and to whoever asks for any port, so
 * that one is still free when its service has started.
 */
const FREE_PORTS = { first: 20_000, count: 12_000 }

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
    const chosen = await getPort({ port: mode === 'default' ? preferred : candidates() })
    if (mode === 'default' && chosen !== preferred) onBusy?.(name, preferred, chosen)
    return chosen
  }
  return {
    rpc: await choose('rpc'),
    indexer: await choose('indexer'),
    presale: await choose('presale'),
    operator: await choose('operator'),
    playground: await choose('playground'),
    relay: await choose('relay'),
  }
}

/** Each time others, for another stack may be choosing now. */
function candidates() {
  return Array.from({ length: 20 }, () => FREE_PORTS.first + randomInt(FREE_PORTS.count))
}
