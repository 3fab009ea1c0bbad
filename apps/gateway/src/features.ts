import type { FeatureSwitches } from './store/schema.ts'

/** Features that this gateway can serve to a project. */
export type Abilities = { activity: boolean; swap: boolean; onramp: boolean }

/** A feature as clients read it: `null` leaves it to the dapp, an empty list is that of a feature without options. */
type WireFeature = { id: string; isEnabled: boolean; config: string[] | null }

/** Features that are on where this gateway can, unless the project switches them off. */
const OF_THE_GATEWAY = ['activity', 'swap', 'onramp'] as const
/** Features that are a matter of the page alone, so that a project that says nothing leaves them to the dapp. */
const OF_THE_DAPP = ['email_capture', 'multi_wallet'] as const
/** Features that clients in the field ask for and that this gateway has no server for. */
const ABSENT = ['reown_branding', 'fund_from_exchange', 'payments', 'reown_authentication'] as const

/** Features that an operator may switch, for the command line. */
export const SWITCHABLE = [...OF_THE_GATEWAY, ...OF_THE_DAPP, 'social_login'] as const

/** Every feature id that clients know: a missing one would count as off. */
export function toWireFeatures(switches: FeatureSwitches, abilities: Abilities): WireFeature[] {
  return [
    ...OF_THE_GATEWAY.map((id) => ({ id, isEnabled: abilities[id] && switches[id] !== false, config: [] })),
    toSocialLogin(switches.social_login),
    ...OF_THE_DAPP.map((id) => toDappFeature(id, switches[id])),
    ...ABSENT.map((id) => ({ id, isEnabled: false, config: [] })),
  ]
}

function toDappFeature(id: string, value: FeatureSwitches[string] | undefined): WireFeature {
  return value === undefined
    ? { id, isEnabled: true, config: null }
    : { id, isEnabled: value !== false, config: [] }
}

function toSocialLogin(value: FeatureSwitches[string] | undefined): WireFeature {
  const id = 'social_login'
  if (value === undefined || value === true) return { id, isEnabled: true, config: null }
  const config = value === false ? [] : value
  return { id, isEnabled: config.length > 0, config }
}
