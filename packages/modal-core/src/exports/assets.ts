// A separate entry, so that dapps without it do not carry it.
export { type AssetsParameters, assets } from '../assets/assets.ts'
