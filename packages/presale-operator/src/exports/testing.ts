export { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
