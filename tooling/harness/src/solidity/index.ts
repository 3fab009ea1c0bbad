export { type CompileSolidityParameters, compileSolidity } from './compileSolidity.ts'
