/** Writes lines to a stream of the process, which goes on where they can no longer be written: their reader may have ended. */
export function createLineWriter(stream: NodeJS.WritableStream): (line: string) => void {
  // Once, however many servers a process has.
  stream.off('error', ignore).on('error', ignore)
  return (line) => void stream.write(`${line}\n`)
}

const ignore = () => {}
