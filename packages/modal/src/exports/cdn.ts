export * from './eip1193.ts'
export * from './index.ts'
