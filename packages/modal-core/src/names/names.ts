import { findServer } from '../actions/findServer.ts'
import { lazyControl } from '../actions/lazyControl.ts'
import type { Feature } from '../types/feature.ts'
import type { Modal } from '../types/modal.ts'
import type { NamesControl } from '../types/names.ts'
import type { ServerParameters } from '../types/server.ts'
import { cleanProfileName } from '../utils/cleanProfileName.ts'
import type { Schedule } from '../utils/schedule.ts'

export type NamesParameters = ServerParameters & {
  /** The zone whose names the server gives out, for example `foyer.example`. */
  zone: string
  /** For tests. */
  schedule?: Schedule | undefined
  now?: (() => number) | undefined
}

/**
 * Lets users register a name with one signature, by which others find their account. Nothing is asked before the view
 * opens.
 *
 * @example
 * createFoyer({
 *   …,
 *   projectId: 'my-dapp',
 *   endpoints: { gateway: 'https://gateway.example' },
 *   features: [names({ zone: 'foyer.example' })],
 * })
 */
export function names({ zone, schedule, now, ...parameters }: NamesParameters): Feature {
  return {
    name: 'names',

    start(modal: Modal) {
      const server = findServer(modal, { feature: 'names', name: 'chain', ...parameters })
      if (server === undefined) return () => {}
      const state = modal.attach('names', {
        status: 'editing',
        zone: zone.toLowerCase(),
        name: '',
        searching: false,
        suggestions: [],
      })
      const { control, destroy } = lazyControl<NamesControl>(
        modal,
        { register: false, namesOf: [] },
        async () => {
          const { createNames } = await import('./createNames.ts')
          return createNames({ modal, state, server, cleanProfileName, schedule, now })
        },
      )
      modal.controls.names = control
      return destroy
    },
  }
}
