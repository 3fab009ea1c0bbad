import { runSite } from './runSite.ts'

process.exitCode = await runSite(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
