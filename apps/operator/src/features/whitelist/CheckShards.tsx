import { countChange } from '@foyer/presale-operator'
import { Failure } from '../../ui/Failure.tsx'
import { JobStatus } from './JobStatus.tsx'
import type { useShardCheck } from './useShardCheck.ts'

export type CheckShardsProps = {
  verify: ReturnType<typeof useShardCheck>
  isDisabled?: boolean
}

/** Reads all shards of a root from where buyers will read them, and says what its list changes. */
export function CheckShards({ verify, isDisabled = false }: CheckShardsProps) {
  const { result } = verify
  return (
    <>
      <button
        type="button"
        className="button quiet"
        disabled={isDisabled || verify.isPending}
        onClick={verify.check}
      >
        Check the published shards
      </button>
      {verify.isPending && <JobStatus progress={verify.progress} onCancel={verify.cancel} />}
      {result !== undefined && (
        <>
          <p role="status" className="good">
            All shards are there: <span>{result.count.toLocaleString('en')}</span>{' '}
            <span>{result.count === 1 ? 'address' : 'addresses'}</span>.
          </p>
          {result.addresses !== undefined && (
            <p className={result.confirmation === undefined ? undefined : 'bad'}>
              {`${countChange(result.addresses)}.`}
            </p>
          )}
          {result.warnings?.map((text) => (
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
