import { type Described, describeError } from '../app/describeError.ts'

/** Something failed: what happened, context, what to do. */
export function Failure({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <FailureText failure={describeError(error)} />
    </div>
  )
}

export function FailureText({ failure: { message, details, remedy } }: { failure: Described }) {
  return (
    <>
      <p className="bad">{message}</p>
      {details.length > 0 && <pre className="details">{details.join('\n')}</pre>}
      {remedy !== undefined && (
        <p className="note">
          To do: <span>{remedy}</span>.
        </p>
      )}
    </>
  )
}
