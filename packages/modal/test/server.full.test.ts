import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { onServer } from './onServer.ts'

const entries = Object.keys(manifest.exports).map((path) => path.replace('.', manifest.name))

// One that works only after another is loaded fails here and not in `server.test.ts`, whose one process imports all.
test.each(entries)('imports %s alone on a server', async (entry) => {
  const script = `await import('${entry}')
    console.log(JSON.stringify([typeof window, typeof document]))`
  expect(await onServer(script)).toEqual(['undefined', 'undefined'])
})
