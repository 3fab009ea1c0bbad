export { findNginx, startNginx } from './startNginx.ts'
