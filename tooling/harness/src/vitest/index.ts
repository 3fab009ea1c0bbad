export { listProjects, SHARED_FOLDERS } from './listProjects.ts'
export { SlowestFirst } from './SlowestFirst.ts'
