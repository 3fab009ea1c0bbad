export { addressTree, leafOf, merkleTree, proofAt, rootOf } from '../whitelist/merkleTree.ts'
export { DamagedShardError, proofFromShard } from '../whitelist/proofFromShard.ts'
export { EMPTY_SHARD_ROOT, type Shard, shardName, shardNames, shardSchema } from '../whitelist/shard.ts'
