/** Runs something later, once. Returns the function that prevents it. */
export type Schedule = (run: () => void, milliseconds: number) => () => void

/** The clock of the page. */
export const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
