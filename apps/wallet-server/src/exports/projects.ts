export { loadProjects } from '../loadProjects.ts'
export { createLog, type Log, type LogLevel } from '../shared/log.ts'
export { createProjects, type Projects } from '../shared/projects.ts'
