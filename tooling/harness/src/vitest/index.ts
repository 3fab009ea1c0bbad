export { listProjects, SHARED_FOLDERS, SHARED_PAGES } from './listProjects.ts'
export { SlowestFirst } from './SlowestFirst.ts'
