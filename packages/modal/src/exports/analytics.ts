export { type AnalyticsEvent, type AnalyticsParameters, analytics } from '../analytics/analytics.ts'
