import { firstLines, type ListChange, warnOfOtherList } from '@foyer/presale-operator'
import { useRef, useState } from 'react'
import { type Hex, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { AddressChanges } from './AddressChanges.tsx'
import { JobStatus } from './JobStatus.tsx'
import type { BuildMode } from './jobs.ts'
import { useJob } from './useJob.ts'

const MODES: readonly (readonly [BuildMode, string])[] = [
  ['add', 'Add to the list in force'],
  ['replace', 'Replace the list in force'],
]

export type BuildListProps = { liveRoot: Hex; onBuilt: (root: Hex) => void }

/** Reads a CSV file, reports what is wrong with it, and makes root and shards. Nothing leaves the browser. */
export function BuildList({ liveRoot, onBuilt }: BuildListProps) {
  const { config } = useRuntime()
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<BuildMode>('add')
  const { baseUrl } = config.whitelist
  const input = useRef<HTMLInputElement>(null)
  const build = useJob<'build'>()
  const live = liveRoot === zeroHash ? undefined : { baseUrl, root: liveRoot }

  function choose(chosen: File | undefined, how = mode) {
    setFile(chosen)
    setMode(how)
    if (chosen === undefined) return build.cancel()
    build.mutate({ type: 'build', file: chosen, mode: how, live }, { onSuccess: ({ root }) => onBuilt(root) })
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
        <span>CSV file with one address per line, at most 64 MiB. The file never leaves your browser.</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      {live !== undefined && (
        <fieldset>
          <legend>What the file is</legend>
          {MODES.map(([value, label]) => (
            <label key={value} className="choice">
              <input type="radio" name="mode" checked={mode === value} onChange={() => choose(file, value)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
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
            Root <code translate="no">{build.data.root}</code>
          </p>
          <div className="row">
            <DownloadButton
              className="button quiet"
              name={`whitelist-${build.data.root.slice(0, 10)}.zip`}
              type="application/zip"
              content={() => build.data.zip}
            >
              Download the shards
            </DownloadButton>
          </div>
          {live !== undefined &&
            (build.data.change === undefined ? (
              <p className="bad">The list in force cannot be read: whom this one removes is not known.</p>
            ) : (
              <Change change={build.data.change} repeated={build.data.repeated} />
            ))}
          <p className="note">
            Unpack them so that they are served at{' '}
            <code translate="no">{`${baseUrl}/${build.data.root}/00.json`}</code> to{' '}
            <code translate="no">ff.json</code>. Leave those of the root in force where they are.
          </p>
        </>
      )}
    </section>
  )
}

/** The addresses that come, go and stay, with their numbers. */
function Change({ change, repeated }: { change: ListChange; repeated: readonly string[] }) {
  return (
    <>
      {repeated.length > 0 && (
        <details>
          <summary>
            <span>{repeated.length.toLocaleString('en')}</span>{' '}
            <span>{repeated.length === 1 ? 'address' : 'addresses'}</span> of the file{' '}
            <span>{repeated.length === 1 ? 'is' : 'are'}</span> on the list in force already
          </summary>
          <pre className="details" translate="no">
            {firstLines(repeated).join('\n')}
          </pre>
        </details>
      )}
      {warnOfOtherList(change).map((warning) => (
        <p key={warning} className="bad">
          {warning}
        </p>
      ))}
      <AddressChanges change={change} />
    </>
  )
}
