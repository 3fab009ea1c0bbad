import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './Failure.tsx'

export type PageProps<T> = {
  title: string
  /** The purpose of the page, in a sentence. */
  intro: string
  /** The data that the page shows. */
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** A page of the console: its data once read, and marked when it could not be read again. */
export function Page<T>({ title, intro, query, children }: PageProps<T>) {
  const { data, error, isError, refetch } = query
  return (
    <>
      <div>
        <h1>{title}</h1>
        <p className="note">{intro}</p>
      </div>
      {isError && (
        <div className="panel stack">
          {data !== undefined && <p className="bad">What follows may be out of date.</p>}
          <Failure error={error} />
          <button type="button" className="button quiet" onClick={() => void refetch()}>
            Try again
          </button>
        </div>
      )}
      {data === undefined ? !isError && <p role="status">Reading the chain…</p> : children(data)}
    </>
  )
}
