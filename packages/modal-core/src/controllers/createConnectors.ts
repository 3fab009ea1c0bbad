import { proxy } from 'valtio/vanilla'
import type { ModalStorage } from '../storage/createStorage.ts'
import {
  BROWSER_WALLET,
  type Connector,
  type ConnectorInput,
  type ConnectorType,
} from '../types/connector.ts'
import type { Namespace } from '../types/network.ts'
import { cleanIcon, cleanName } from '../utils/clean.ts'

/** Any page can announce wallets without end; nobody reads more than this. */
const MAX_CONNECTORS = 100
const ORDER: ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'EXTERNAL']

type CreateConnectorsParameters = { storage: ModalStorage; isMobile: () => boolean }

/** The wallets that can be connected here, safe to draw and in the order of the list: the recent one first. */
export function createConnectors({ storage, isMobile }: CreateConnectorsParameters) {
  const state = proxy<{ list: Connector[] }>({ list: [] })
  const byNamespace = new Map<Namespace, Connector[]>()

  function publish() {
    const recent = storage.get('recentConnector')
    const list = [...byNamespace.values()].flat().map((one) => ({ ...one, recent: one.id === recent }))
    state.list = list.sort((a, b) => rank(a) - rank(b))
  }

  return {
    state,

    /** Replaces the connectors of one namespace. */
    set(namespace: Namespace, inputs: readonly ConnectorInput[]) {
      const seen = new Map<string, Connector>()
      for (const input of inputs) {
        if (seen.size === MAX_CONNECTORS) break
        if (seen.has(input.id) || isHidden(input, isMobile())) continue
        seen.set(input.id, toConnector(namespace, input))
      }
      byNamespace.set(namespace, [...seen.values()])
      publish()
    },

    find: (id: string) => state.list.find((connector) => connector.id === id),

    setRecent(id: string) {
      storage.set('recentConnector', id)
      publish()
    },
  }
}

const rank = ({ recent, type }: Connector) => (recent ? -1 : ORDER.indexOf(type))

/**
 * A 'Browser Wallet' is whatever put itself at `window.ethereum`. On desktop every wallet announces itself, so it
 * would be a second entry for one of them; on mobile it is of use only inside a wallet's browser.
 */
function isHidden({ name, rdns, installed }: ConnectorInput, mobile: boolean) {
  return name === BROWSER_WALLET && (!mobile || (rdns === undefined && !installed))
}

function toConnector(chain: Namespace, { id, name, icon, type, rdns, installed }: ConnectorInput): Connector {
  const label = cleanName(name) ?? cleanName(rdns) ?? 'Unknown Wallet'
  return { id, name: label, type, chain, imageUrl: cleanIcon(icon), rdns, installed, recent: false }
}
