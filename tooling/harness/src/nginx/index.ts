export { findNginx, type NginxService, type Spread, startNginx } from './startNginx.ts'
