export { listProjects, SHARED_FOLDERS, SHARED_PAGES, WAITING_PACKAGES } from './listProjects.ts'
export { SlowestFirst } from './SlowestFirst.ts'
