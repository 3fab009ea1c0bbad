export type { Resting } from '../modal/resting.ts'
export { preload, preloadInIdle, rest } from '../preload.ts'
