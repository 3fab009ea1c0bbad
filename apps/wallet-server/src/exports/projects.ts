export { loadProjects } from '../loadProjects.ts'
export { createLog, type Log, type LogLevel } from '../shared/log.ts'
export { chainsOf, createProjects, hasSolana, type Projects } from '../shared/projects.ts'
