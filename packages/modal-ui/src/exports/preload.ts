export { preload } from '../preload.ts'
