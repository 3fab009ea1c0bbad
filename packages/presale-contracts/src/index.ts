export * from './deployment.ts'
export * from './generated/abis.ts'
export * from './generated/referralTiers.ts'
