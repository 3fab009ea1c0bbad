import { requestId } from 'hono/request-id'

/**
 * Names each request by the `x-request-id` of a proxy in front, or by a new id, and gives the name back. It is
 * `requestId` of the context, and `reqId` of the log.
 */
export const nameRequests = requestId({ limitLength: 100 })
