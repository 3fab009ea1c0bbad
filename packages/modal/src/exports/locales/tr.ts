export { tr } from '@foyer/modal-ui/locales/tr'
