import type { Identify } from '../controllers/createConnectors.ts'
import type { Options } from '../types/options.ts'
import type { NetworksState } from '../types/state.ts'
import type { Wallet, WalletsState } from '../types/wallet.ts'
import type { Schedule } from '../utils/schedule.ts'
import type { Alerts } from '../wire/createServerAlert.ts'
import type { StateWriter } from './createStateWriter.ts'

type Pictured = Readonly<Pick<Wallet, 'imageId'>>

export type Directory = {
  /** Finds what Connect proposes. */
  propose: () => void
  /** Loads the whole list that comes with the package, if what Connect proposes needs it. */
  prepare: () => Promise<void>
  /** Loads the whole list that comes with the package, if that is what is shown. */
  complete: () => Promise<void>
  /** Looks for wallets: by the state's `query` and `certifiedOnly`. */
  browse: () => void
  more: () => void
  /** Resolves with true if the wallet exists. One that is not listed yet is looked up and put among those browsed. */
  has: (id: string) => Promise<boolean>
  showImages: (wallets: readonly Pictured[]) => void
  reset: () => void
  /** Asks again for what failed before the last `reset`, once. */
  retry: () => void
  destroy: () => void
}

export type DirectoryParameters = {
  /** Undefined: no server is asked. */
  directory?: string | undefined
  projectId?: string | undefined
  /** CAIP-2 ids of the configured networks. */
  chains?: readonly string[]
  /** The same networks as the state has them, whose pictures may come from the server. */
  networks?: NetworksState
  /** The page's. */
  origin?: string
  options?: {
    readonly wallets?: Options['wallets']
    readonly featuredWallets: readonly string[]
    readonly excludeWallets: readonly string[]
    readonly walletRanks?: Readonly<Record<string, number>>
  }
  alerts?: Alerts
  schedule?: Schedule
  /** Receives the function that finds connectors among the wallets. Default: no connector is looked up. */
  setIdentify?: (identify: Identify) => void
}

/**
 * Objects that the entry chunk passes to the directory. Its own chunk imports nothing from there, or bundlers would
 * split that.
 */
export type EntryChunkDeps = {
  state: WalletsState
  ref: <value extends object>(value: value) => value
  cleanName: (name: unknown) => string | undefined
}

/** Objects that a source of wallets works with. */
export type DirectoryHost = Required<
  Omit<DirectoryParameters, 'directory' | 'projectId' | 'schedule' | 'setIdentify'>
> &
  StateWriter &
  Pick<EntryChunkDeps, 'state' | 'cleanName'> & {
    baseUrl: string
    /** Returns the wallets that the options name. Code that this chunk shared with the local list would be a request more. */
    named: () => readonly string[]
    projectId: string | undefined
    /** Default the page's clock. */
    schedule: Schedule | undefined
  }
