import type { Commands } from '../createCommands.ts'
import type { FileReport, Outcome } from '../outcome.ts'

export type PartContext = {
  commands: Commands
  /** Shows a line of output under the part's name. */
  log: (line: string) => void
  /** A directory for the part's reports. */
  directory: string
  /** Installs Chromium where it is missing. */
  prepareBrowser: () => Promise<void>
}

/** A part of `test`. */
export type Part = {
  name: string
  /** `light` parts run two at a time. A `heavy` part has the machine to itself. */
  load: 'light' | 'heavy'
  /** False when the repository has nothing for it yet. */
  isPresent: () => boolean
  /** Runs it. What it throws is a crash, which counts as one failure. */
  run: (context: PartContext) => Promise<Outcome>
  /**
   * Runs only these test files, with what they depend on; the outcome may report other files, too.
   * Missing where the same sources always have the same outcome.
   */
  runAgain?: (files: readonly FileReport[], context: PartContext) => Promise<Outcome>
}
