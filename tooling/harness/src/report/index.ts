export { REPORTS, type TestReport, testReportSchema, writeTestReport } from './testReport.ts'
