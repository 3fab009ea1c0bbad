// A separate entry, so that dapps without it do not carry it.
export { type NetworkOfParameters, networkOf } from '../network/networkOf.ts'
