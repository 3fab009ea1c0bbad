/** Builds pages (`pairing+tabs`) into a folder, and prints what each starts with. */
import { type AppName, buildApps } from './buildApp.ts'

const [names = '', outDir = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await buildApps(names.split('+') as AppName[], outDir)))
