export {
  type ActivityGroup,
  type ActivityParameters,
  activity,
  activityGroups,
} from '@foyer/modal-core/activity'
