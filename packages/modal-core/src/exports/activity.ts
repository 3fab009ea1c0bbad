// An entry of its own, so that dapps without it do not carry it.
export { activity } from '../activity/activity.ts'
export type { ActivityParameters } from '../activity/createReader.ts'
