export { type DeployDevnetParameters, deployDevnet } from '../devnet/deployDevnet.ts'
export { devnetClock, SCENARIOS, type Scenario } from '../devnet/scenarios.ts'
export { type ContractList, createContractList } from '../export/contractList.ts'
