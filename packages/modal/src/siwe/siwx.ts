import type { SiwxFeature } from '@foyer/modal-core'
import { siwx as createFeature, type SiwxParameters } from '@foyer/modal-core/siwx'
import { showSignIn } from '@foyer/modal-ui/button'

/**
 * Sign-in with the wallet, for the option `siwx`. An account that connects, and every change of account or network, is
 * looked up among the sessions; without one the view SIWXSignMessage asks for a signature.
 *
 * @example
 * createFoyer({ networks, adapters, siwx: siwx({ load: () => myImplementation }) })
 */
export function siwx(parameters: SiwxParameters): SiwxFeature {
  const feature = createFeature(parameters)
  return {
    ...feature,
    start(modal, state) {
      showSignIn()
      return feature.start(modal, state)
    },
  }
}
