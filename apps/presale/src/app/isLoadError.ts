/** Messages of browsers, and of vite, for a script or a style sheet that did not arrive. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch|load failed|networkerror/i

/** Whether something that the page needs did not arrive over the network. Anything else is an error of the page itself. */
export function isLoadError(error: unknown) {
  return error instanceof Error && MESSAGES.test(error.message)
}
