import type { AppConfig } from '../config/schema.ts'

/** Query key of something read from the chain. All of it is stale after a transaction: invalidate `chainKey(config)`. */
export function chainKey({ chain }: AppConfig, ...parts: readonly unknown[]) {
  return ['chain', chain.id, ...parts] as const
}
