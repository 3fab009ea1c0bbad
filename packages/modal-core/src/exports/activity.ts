// A separate entry, so that dapps without it do not carry it.
export { type ActivityParameters, activity } from '../activity/activity.ts'
export { type ActivityGroup, activityGroups } from '../selectors/activityGroups.ts'
