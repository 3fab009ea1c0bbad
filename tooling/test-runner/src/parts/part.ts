import type { Counts } from '../counts.ts'
import type { Commands } from '../createCommands.ts'

export type PartContext = {
  commands: Commands
  /** Shows a line of output under the part's name. */
  log: (line: string) => void
  /** An empty directory for the part's report. */
  directory: string
  /** Path of Chromium, which is installed first where it is missing. */
  findBrowser: () => Promise<string>
}

/** A part of `test`. */
export type Part = {
  name: string
  /** `light` parts use one core and run two at a time; a `heavy` one has the machine for itself. */
  load: 'light' | 'heavy'
  /** False when the repository has nothing for it yet. */
  isPresent: () => boolean
  /** Runs it; what it throws is a crash, which counts as one failure. */
  run: (context: PartContext) => Promise<Counts>
}
