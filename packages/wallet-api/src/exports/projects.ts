export {
  chainsOf,
  createProjects,
  hasSolana,
  type Projects,
  readOrigins,
  testAccountRefused,
} from '../projects/createProjects.ts'
export { loadProjects } from '../projects/loadProjects.ts'
export { LOG_FIELDS } from '../projects/logFields.ts'
