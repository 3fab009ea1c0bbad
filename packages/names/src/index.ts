export { createNameReader, type NameReader } from './createNameReader.ts'
export { toNormalName } from './toNormalName.ts'
