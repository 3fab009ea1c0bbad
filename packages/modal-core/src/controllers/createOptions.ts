import { proxy } from 'valtio/vanilla'
import type { Options } from '../types/options.ts'

const DEFAULTS: Options = {
  themeMode: 'dark',
  themeVariables: {},
  locale: 'en',
  termsUrl: undefined,
  privacyUrl: undefined,
  allowUnsupportedChain: false,
  enableNetworkSwitch: true,
}

/** The options that may change while the modal lives. Others in `initial` are not kept here. */
export function createOptions(initial: Partial<Options>) {
  const state = proxy<Options>({ ...DEFAULTS })

  function update(options: Partial<Options>) {
    for (const name of Object.keys(DEFAULTS) as (keyof Options)[])
      if (options[name] !== undefined) Object.assign(state, { [name]: options[name] })
  }

  update(initial)
  return { state, update }
}
