/** Answers of servers that are errors, for modules of which no server is loaded. */
export { HttpError, toErrorBody, tooManyRequests, unavailable } from '../errors.ts'
