export { createPgliteDirectory, createPonderDirectory } from './createPgliteDirectory.ts'
export { createPostgresDatabase, type PostgresDatabase } from './createPostgresDatabase.ts'
export { PostgresStartError } from './errors.ts'
export { startTransactionPooler, type TransactionPooler } from './startTransactionPooler.ts'
