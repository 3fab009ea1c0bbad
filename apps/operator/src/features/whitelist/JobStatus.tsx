import { useId } from 'react'
import type { JobProgress } from './jobs.ts'

const PHASES: Record<JobProgress['phase'], string> = {
  check: 'Checking the lines…',
  build: 'Building the tree…',
  download: 'Reading the published shards…',
}

export type JobStatusProps = { progress: JobProgress | undefined; onCancel: () => void }

/** The progress of a running job, and a button to cancel it. */
export function JobStatus({ progress, onCancel }: JobStatusProps) {
  const phase = useId()
  return (
    <div className="row">
      <span id={phase} role="status">
        {progress === undefined ? 'Starting…' : PHASES[progress.phase]}
      </span>
      <progress aria-labelledby={phase} value={progress?.share ?? 0} />
      <button type="button" className="button quiet" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
