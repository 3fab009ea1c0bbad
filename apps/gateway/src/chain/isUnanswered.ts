import { BaseError } from 'viem'
import { UpstreamsError } from './createUpstreams.ts'

/** True if a read failed because no node answered, which says nothing about its subject. */
export const isUnanswered = (error: unknown) =>
  error instanceof BaseError && error.walk((cause) => cause instanceof UpstreamsError) !== null
