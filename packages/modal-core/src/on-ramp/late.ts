// Code of what follows an offer, or its failure, in one chunk.

// biome-ignore lint/performance/noBarrelFile: it is a chunk
export { OnRampOptionsError } from '../errors/OnRampOptionsError.ts'
export { createLinks } from './createLinks.ts'
