export { decodeCall, describeCall } from './access/describeCall.ts'
export { formatDelay } from './access/formatDelay.ts'
export { NoRoleError, type PlannedCall, planCall } from './access/planCall.ts'
export { type RoleMember, readMember, readMembers } from './access/readMembers.ts'
export { EXPIRATION, readOperations } from './access/readOperations.ts'
export {
  type DelayedCall,
  operationIdOf,
  readSchedule,
  UnknownOperationError,
} from './access/readSchedule.ts'
export { refusalOfExecution } from './access/refusalOfExecution.ts'
export { refuseSaleAddress } from './access/refuseSaleAddress.ts'
export { atStableBlock } from './chain/atStableBlock.ts'
export { type Call, createCall } from './chain/call.ts'
export { explainRevert } from './chain/explainRevert.ts'
export { simulateCall } from './chain/sendCall.ts'
export { units, utcTime } from './config/schema.ts'
export { isDelayedRole, ROLE_HOLDERS, ROLE_POWERS, ROLES, type RoleName } from './deploy/roleMap.ts'
export { SaleError } from './errors.ts'
export { type Batch, MAX_BATCH, planBatches } from './keeper/planBatches.ts'
export * from './proposals/contractProposals.ts'
export type { Proposal } from './proposals/proposal.ts'
export { safeBatch } from './proposals/safeBatch.ts'
export { safeChecksum } from './proposals/safeChecksum.ts'
export * from './proposals/saleProposals.ts'
export {
  formatFactor,
  formatStep,
  formatTime,
  isJump,
  isNever,
  isSameSteps,
  MAX_STEPS,
  planSteps,
  type Step,
  type StepsPlan,
} from './schedule/planSteps.ts'
export { readSteps } from './schedule/readSteps.ts'
export { buildWhitelist, filesOf } from './whitelist/buildWhitelist.ts'
export {
  addressesOf,
  addToList,
  compareLists,
  countChange,
  describeListChange,
  firstLines,
  type ListChange,
  type LiveList,
  warnOfOtherList,
} from './whitelist/compareLists.ts'
export { parseAddressList } from './whitelist/parseAddressList.ts'
export { readWhitelist } from './whitelist/readWhitelist.ts'
