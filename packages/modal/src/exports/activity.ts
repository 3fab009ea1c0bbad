export { type ActivityParameters, activity } from '@foyer/modal-core/activity'
