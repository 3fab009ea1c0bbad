export { type NetworkOfParameters, networkOf } from '@foyer/modal-core/network'
