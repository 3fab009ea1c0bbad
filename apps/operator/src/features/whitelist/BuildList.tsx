import { useRef, useState } from 'react'
import { type Hex, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { JobStatus } from './JobStatus.tsx'
import type { ListChange } from './jobs.ts'
import { useJob } from './useJob.ts'

const MAX_LISTED = 20

export type BuildListProps = { liveRoot: Hex; onBuilt: (root: Hex) => void }

/** Reads a CSV file, reports what is wrong with it, and makes root and shards. Nothing leaves the browser. */
export function BuildList({ liveRoot, onBuilt }: BuildListProps) {
  const { config } = useRuntime()
  const [file, setFile] = useState<File>()
  const { baseUrl } = config.whitelist
  const input = useRef<HTMLInputElement>(null)
  const build = useJob<'build'>()
  const compare = useJob<'compare'>()

  function choose(chosen: File | undefined) {
    setFile(chosen)
    compare.cancel()
    if (chosen === undefined) build.cancel()
    else build.mutate({ type: 'build', file: chosen }, { onSuccess: ({ root }) => onBuilt(root) })
  }

  function cancel() {
    choose(undefined)
    // The same file can be chosen again.
    if (input.current !== null) input.current.value = ''
    input.current?.focus()
  }

  return (
    <section className="panel stack" aria-labelledby="build-title">
      <h2 id="build-title">1. Build a list</h2>
      <label className="field">
        <span>CSV file with one address per line, at most 64 MiB. It stays in this browser.</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      {build.isPending && <JobStatus progress={build.progress} onCancel={cancel} />}
      {build.isError && <Failure error={build.error} />}
      {build.data && file && (
        <>
          <p role="status" className="good">
            <span>{build.data.count.toLocaleString('en')}</span>{' '}
            <span>{build.data.count === 1 ? 'address' : 'addresses'}</span>, all valid and distinct.
          </p>
          {build.data.unchecked > 0 && (
            <p className="note">
              <span>{build.data.unchecked.toLocaleString('en')}</span> of them carry no checksum: typing
              errors in these go unnoticed.
            </p>
          )}
          <p>
            Root <code>{build.data.root}</code>
          </p>
          <div className="row">
            <DownloadButton
              className="button quiet"
              name={`whitelist-${build.data.root.slice(0, 10)}.zip`}
              type="application/zip"
              content={() => build.data.zip}
            >
              Download the 256 shards
            </DownloadButton>
            {liveRoot !== zeroHash && (
              <button
                type="button"
                className="button quiet"
                disabled={compare.isPending}
                onClick={() => compare.mutate({ type: 'compare', file, baseUrl, root: liveRoot })}
              >
                Compare with the list in force
              </button>
            )}
          </div>
          {compare.isPending && <JobStatus progress={compare.progress} onCancel={compare.cancel} />}
          {compare.isError && <Failure error={compare.error} />}
          {compare.data && <Change change={compare.data} />}
          <p className="note">
            Unpack them so that they are served at <code>{`${baseUrl}/${build.data.root}/00.json`}</code> to{' '}
            <code>ff.json</code>. Leave those of the root in force where they are.
          </p>
        </>
      )}
    </section>
  )
}

function Change({ change: { added, removed } }: { change: ListChange }) {
  const lines = [...added.map((address) => `+ ${address}`), ...removed.map((address) => `- ${address}`)]
  return (
    <>
      <p role="status">
        <span>{added.length.toLocaleString('en')}</span> to add,{' '}
        <span>{removed.length.toLocaleString('en')}</span> to remove.
      </p>
      {lines.length > 0 && (
        <pre className="details">
          <span>{lines.slice(0, MAX_LISTED).join('\n')}</span>
          <span>
            {lines.length > MAX_LISTED && `\n… and ${(lines.length - MAX_LISTED).toLocaleString('en')} more`}
          </span>
        </pre>
      )}
    </>
  )
}
