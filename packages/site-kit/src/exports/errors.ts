export { SiteError, type SiteErrorOptions } from '../errors/SiteError.ts'
