export { type OnRampParameters, onRamp, type ProviderHosts } from '@foyer/modal-core/onramp'
export { OnRampLinkError, OnRampOptionsError } from '@foyer/modal-core/page'
