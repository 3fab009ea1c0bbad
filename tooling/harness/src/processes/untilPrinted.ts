import type { Readable } from 'node:stream'

type UntilPrintedParameters = {
  /** An output of the process. It is read on afterwards, and forgotten. */
  stream: Readable
  text: string
  /** Rejects when the process cannot be run. */
  exited: Promise<unknown>
  /** Names the process in messages. */
  name: string
}

/**
 * Waits until a process that starts has printed `text`.
 *
 * @throws {Error} it could not be run, or it ended before; then with what it has printed
 */
export async function untilPrinted({ stream, text, exited, name }: UntilPrintedParameters) {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk
      if (log.includes(text)) resolve()
    })
    exited.then(
      () => reject(new Error(`${name} ended while starting: ${log}`)),
      (cause) => reject(new Error(`${name} could not be run.`, { cause })),
    )
  })
  stream.removeAllListeners('data').resume()
}
