import { type PageFile, SavedFile, saveFile } from '@foyer/site-kit/ui'
import { type ReactNode, useState } from 'react'

export type DownloadButtonProps = {
  /** Name of the file. */
  name: string
  /** Media type of the file. */
  type: string
  /** Made when it is asked for. */
  content: () => BlobPart
  className?: string
  children: ReactNode
}

/** Saves a file that is made in the page, and asks whether it is there. */
export function DownloadButton({ name, type, content, className, children }: DownloadButtonProps) {
  const [file, setFile] = useState<PageFile>()
  const [isRefused, setRefused] = useState(false)

  function download() {
    const made = { name, type, content: content() }
    saveFile(made)
    setFile(made)
  }

  return (
    <>
      <button type="button" className={className} onClick={download}>
        {children}
      </button>
      {file !== undefined && (
        <SavedFile
          file={file}
          texts={{
            question: isRefused ? 'The browser has refused that.' : `Is ${name} there?`,
            yes: 'It is there',
            saveAgain: 'Save again',
            share: 'Share the file',
            copy: 'Copy its content',
            otherwise: 'A browser that saves nothing says nothing: open the console in another one.',
          }}
          onClose={() => setFile(undefined)}
          onRefused={() => setRefused(true)}
        />
      )}
    </>
  )
}
