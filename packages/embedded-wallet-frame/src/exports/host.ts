export {
  type CreateHostParameters,
  createHost,
  type FailedRequest,
  type Handlers,
  type HostContext,
  type HostWindow,
} from '../host/createHost.ts'
export { type CreatePolicyParameters, createPolicy, type Verdict } from '../host/createPolicy.ts'
export { ReplyError } from '../host/ReplyError.ts'
