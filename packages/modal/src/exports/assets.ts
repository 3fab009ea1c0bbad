export { type AssetsParameters, assets } from '@foyer/modal-core/assets'
