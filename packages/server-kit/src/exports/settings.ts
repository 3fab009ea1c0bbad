/** Settings that servers have in common, for programs that read them before they load anything else. */
export { idleSeconds } from '../http/idleSeconds.ts'
export { MAX_CONNECTIONS } from '../http/maxConnections.ts'
export { rateStore, redisUrl } from '../rates/rateStore.ts'
export { readSettings } from '../readSettings.ts'
