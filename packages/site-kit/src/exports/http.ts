export { DownloadError, type DownloadOptions, download } from '../http/download.ts'
