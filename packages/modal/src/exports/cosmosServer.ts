export { cosmos } from '../cosmos/server/cosmos.ts'
