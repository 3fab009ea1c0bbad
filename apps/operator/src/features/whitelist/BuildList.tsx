import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Hex, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Failure } from '../../ui/Failure.tsx'
import type { ListChange } from './jobs.ts'
import { runJob } from './runJob.ts'

const MAX_LISTED = 20

export type BuildListProps = { liveRoot: Hex; onBuilt: (root: Hex) => void }

/** Reads a CSV file, reports what is wrong with it, and makes root and shards. Nothing leaves the browser. */
export function BuildList({ liveRoot, onBuilt }: BuildListProps) {
  const { config } = useRuntime()
  const [file, setFile] = useState<File>()
  const { baseUrl } = config.whitelist
  const build = useMutation({
    mutationFn: (chosen: File) => runJob({ type: 'build', file: chosen }),
    onSuccess: ({ root }) => onBuilt(root),
  })
  const compare = useMutation({
    mutationFn: (chosen: File) => runJob({ type: 'compare', file: chosen, baseUrl, root: liveRoot }),
  })

  function choose(chosen: File | undefined) {
    setFile(chosen)
    compare.reset()
    if (chosen !== undefined) build.mutate(chosen)
  }

  return (
    <section className="panel stack" aria-labelledby="build-title">
      <h2 id="build-title">1. Build a list</h2>
      <label className="field">
        <span>CSV file with one address per line, at most 64 MiB. It stays in this browser.</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      {build.isPending && (
        <p role="status">Checking and building… 100,000 addresses take about ten seconds.</p>
      )}
      {build.isError && <Failure error={build.error} />}
      {build.data && file && (
        <>
          <p role="status" className="good">
            {build.data.count.toLocaleString('en')} addresses, all valid and distinct.
          </p>
          {build.data.unchecked > 0 && (
            <p className="note">
              {build.data.unchecked.toLocaleString('en')} of them carry no checksum: typing errors in these go
              unnoticed.
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
                onClick={() => compare.mutate(file)}
              >
                {compare.isPending ? 'Comparing…' : 'Compare with the list in force'}
              </button>
            )}
          </div>
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
        {added.length.toLocaleString('en')} to add, {removed.length.toLocaleString('en')} to remove.
      </p>
      {lines.length > 0 && (
        <pre className="details">
          {lines.slice(0, MAX_LISTED).join('\n')}
          {lines.length > MAX_LISTED && `\n… and ${(lines.length - MAX_LISTED).toLocaleString('en')} more`}
        </pre>
      )}
    </>
  )
}
