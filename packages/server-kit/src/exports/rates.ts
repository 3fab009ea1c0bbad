/** Limits of requests, for programs that are no servers of this package. */
export { codeOfFailure } from '../database/failure.ts'
export { createAddressOf } from '../http/addressOf.ts'
export type { Rates } from '../rates/createRates.ts'
export { openRates } from '../rates/openRates.ts'
