export * from './deployment.ts'
export * from './generated/abis.ts'
