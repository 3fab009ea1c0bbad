import { setAddressTimeout } from '@foyer/server-kit/program'
import { runCli } from './runCli.ts'

setAddressTimeout()

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  print: (text) => writeLine(process.stdout, text),
  printError: (text) => writeLine(process.stderr, text),
  stopSignal() {
    const abort = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort())
    return abort.signal
  },
})

function writeLine(stream: NodeJS.WriteStream, text: string) {
  stream.write(text.endsWith('\n') ? text : `${text}\n`)
}
