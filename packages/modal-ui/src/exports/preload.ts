export { preload, preloadInIdle } from '../preload.ts'
