// A chunk of its own, which comes when somebody is about to leave.

// biome-ignore lint/performance/noBarrelFile: it is a chunk
export { disconnect } from '@foyer/modal-core'
