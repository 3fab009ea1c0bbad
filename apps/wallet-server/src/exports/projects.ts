export { loadProjects } from '../loadProjects.ts'
export { LOG_FIELDS } from '../shared/logFields.ts'
export { chainsOf, createProjects, hasSolana, type Projects } from '../shared/projects.ts'
