export { ConfigError, loadConfig } from '../config/loadConfig.ts'
export { ITEM_IDS, type NetworkConfig } from '../config/schema.ts'
