/** For programs that are no servers of this package. It loads no other package than the kit. */
export { describeCauses } from '../describeCauses.ts'
export { describeFolderError } from '../describeFolderError.ts'
export { OperatorError } from '../errors.ts'
export { readVariable, VariableError } from '../readVariable.ts'
export { runProgram } from '../runProgram.ts'
export { setAddressTimeout } from '../setAddressTimeout.ts'
