export { bitcoin } from '../bitcoin/server/bitcoin.ts'
