import { runProgram } from '@foyer/server-kit'
import { createProgram } from './createProgram.ts'

const program = createProgram({ write: (text) => void process.stdout.write(`${text}\n`) })
await runProgram(() => program.parseAsync(), 'apps/wallet-server/README.md')
