export { startRedis } from './startRedis.ts'
