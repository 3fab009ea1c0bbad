export { fr } from '@foyer/modal-ui/locales/fr'
