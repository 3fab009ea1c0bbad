import { Readable } from 'node:stream'
import { runCli } from '../cli/runCli.ts'

export type RunOptions = {
  env?: Record<string, string>
  stdin?: string
  /** Leaves out the chain and the deployment that the command would act on. */
  bare?: boolean
}

/** Runs `presale` as a person would, in this process, on one chain. */
export function createCli(place: { rpcUrl: string; deployment: string }) {
  async function presale(command: string, { env = {}, stdin = '', bare = false }: RunOptions = {}) {
    const out: string[] = []
    const errors: string[] = []
    const options = bare ? [] : ['--rpc', place.rpcUrl, '--deployment', place.deployment]
    const code = await runCli([...command.split(' '), ...options], {
      env,
      stdin: Readable.from([Buffer.from(stdin)]),
      print: (text) => out.push(text),
      printError: (text) => errors.push(text),
      stopSignal: () => AbortSignal.abort(),
    })
    return { code, out: out.join('\n'), errors: errors.join('\n') }
  }

  return {
    presale,
    /** Runs a command with `--json` and parses what it prints. */
    async json(command: string, options?: RunOptions) {
      return JSON.parse((await presale(`${command} --json`, options)).out)
    },
  }
}
