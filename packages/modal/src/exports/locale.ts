export { pageLocale } from '../locale/pageLocale.ts'
