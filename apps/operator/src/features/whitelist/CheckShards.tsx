import { Failure } from '../../ui/Failure.tsx'
import { JobStatus } from './JobStatus.tsx'
import type { useJob } from './useJob.ts'

export type CheckShardsProps = {
  verify: ReturnType<typeof useJob<'verify'>>
  isDisabled: boolean
  /** Addresses of the list, once all of its shards are read. */
  count: number | undefined
  onCheck: () => void
}

/** Reads all shards of a root from where buyers will read them. */
export function CheckShards({ verify, isDisabled, count, onCheck }: CheckShardsProps) {
  return (
    <>
      <button
        type="button"
        className="button quiet"
        disabled={isDisabled || verify.isPending}
        onClick={onCheck}
      >
        Check the published shards
      </button>
      {verify.isPending && <JobStatus progress={verify.progress} onCancel={verify.cancel} />}
      {count !== undefined && (
        <>
          <p role="status" className="good">
            All 256 shards are there: <span>{count.toLocaleString('en')}</span> addresses.
          </p>
          {verify.data?.warnings?.map((text) => (
            <p key={text} className="bad">
              {text}
            </p>
          ))}
        </>
      )}
      {verify.isError && <Failure error={verify.error} />}
    </>
  )
}
