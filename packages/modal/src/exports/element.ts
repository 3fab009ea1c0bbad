export { FyModal } from '@foyer/modal-ui/modal'
