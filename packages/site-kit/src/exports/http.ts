export { DownloadError, type DownloadOptions, download, readRetryAfter } from '../http/download.ts'
