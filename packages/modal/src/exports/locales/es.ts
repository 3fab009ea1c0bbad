export { es } from '@foyer/modal-ui/locales/es'
