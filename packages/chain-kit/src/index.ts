export { type Cause, causesOf } from './causesOf.ts'
export { isTransient, type NodeTrouble, readNodeError } from './readNodeError.ts'
export { type WaitForReceiptParameters, waitForReceipt } from './waitForReceipt.ts'
