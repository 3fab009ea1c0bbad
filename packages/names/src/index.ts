export { createNameReader, type NameReader } from './createNameReader.ts'
export { isNormalName } from './isNormalName.ts'
