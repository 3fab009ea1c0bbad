export { restoreBackup } from '../backup/restoreBackup.ts'
export { writeBackup } from '../backup/writeBackup.ts'
export { writeBackupMetrics } from '../backup/writeBackupMetrics.ts'
