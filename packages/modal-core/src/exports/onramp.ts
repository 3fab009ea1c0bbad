// A separate entry, so that dapps without it do not carry it.

export { type OnRampParameters, onRamp } from '../on-ramp/onRamp.ts'
export type { ProviderHosts } from '../on-ramp/requestLink.ts'
