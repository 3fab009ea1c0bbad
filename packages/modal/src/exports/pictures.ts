export { currencyPicture, networkPicture, tokenPicture } from '@foyer/modal-core/pictures'
