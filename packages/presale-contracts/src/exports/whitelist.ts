export { addressTree, leafOf, merkleTree, proofAt, rootOf } from '../whitelist/merkleTree.ts'
export { DamagedShardError, proofFromShard } from '../whitelist/proofFromShard.ts'
export { readProof } from '../whitelist/readProof.ts'
export {
  EMPTY_SHARD_ROOT,
  SHARD_DIGITS,
  type Shard,
  type ShardDigits,
  shardIndexSchema,
  shardName,
  shardNames,
  shardSchema,
} from '../whitelist/shard.ts'
