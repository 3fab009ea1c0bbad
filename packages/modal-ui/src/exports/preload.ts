export { preload, preloadInIdle, rest } from '../preload.ts'
