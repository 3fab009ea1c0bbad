export { loadArtifact } from '../deploy/artifacts.ts'
export { startDevnet, type TestDevnet } from '../testing/startDevnet.ts'
