import { BaseError } from 'viem'
import { UpstreamsError } from './createUpstreams.ts'

/** Whether a read failed for want of a node, which says nothing about what was read. */
export const isUnanswered = (error: unknown) =>
  error instanceof BaseError && error.walk((cause) => cause instanceof UpstreamsError) !== null
