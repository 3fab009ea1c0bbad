import type { Feature } from '../types/feature.ts'
import type { NamesState } from '../types/names.ts'

export const ZONE = 'foyer.example'

/** A form for a name, as a server and a wallet have left it. */
export function createFakeNames(differs: Partial<NamesState> = {}): Feature {
  return {
    name: 'names',
    start(modal) {
      const form = { zone: ZONE, name: '', searching: false, suggestions: [] }
      const state = modal.attach('names', { status: 'editing', ...form, ...differs })
      modal.controls.names = {
        setName(text) {
          state.name = text
        },
        register: async () => false,
        reset() {},
        resolve: async () => undefined,
        namesOf: async () => [],
      }
      return () => {}
    },
  }
}
