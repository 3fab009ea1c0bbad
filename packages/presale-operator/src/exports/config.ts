export { loadConfig } from '../config/loadConfig.ts'
export { ConfigError } from '../config/parseConfig.ts'
export { ITEM_IDS, type NetworkConfig } from '../config/schema.ts'
