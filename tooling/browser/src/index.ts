export { ensureFonts } from './ensureFonts.ts'
export { BrowserNotFoundError, findBrowser } from './findBrowser.ts'
export { browserLaunchOptions } from './launchOptions.ts'
