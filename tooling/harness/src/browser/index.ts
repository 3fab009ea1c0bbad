export { deleteFloor } from './deleteFloor.ts'
export { deleteYounger } from './deleteYounger.ts'
export { BrowserNotFoundError, findBrowser } from './findBrowser.ts'
export { type BrowserLaunchParameters, browserLaunchOptions } from './launchOptions.ts'
