export { ar } from '@foyer/modal-ui/locales/ar'
