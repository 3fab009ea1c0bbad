export { DamagedShardError, proofFromShard } from '../whitelist/proofFromShard.ts'
export type { Shard } from '../whitelist/shard.ts'
