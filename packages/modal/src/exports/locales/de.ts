export { de } from '@foyer/modal-ui/locales/de'
