import { IS_FULL, selectRows } from '@foyer/harness/full'
import { describe, inject, test } from 'vitest'
import { compile } from './compile.ts'
import type { FixtureName } from './fixtures.ts'
import { runScript } from './runScript.ts'

const fixtures = inject('fixtures')

type App = { fixture: FixtureName; resolution: 'bundler' | 'node16' }

const apps: App[] = (['react', 'react18', 'html'] as const).flatMap((fixture) => [
  { fixture, resolution: 'bundler' },
  { fixture, resolution: 'node16' },
])
/** The snippets are compiled with `bundler`, and import more than any app. */
const isUsual = ({ fixture, resolution }: App) => fixture === 'html' && resolution === 'node16'

test.each(selectRows(apps, isUsual))(
  'the $fixture app compiles strictly with moduleResolution $resolution',
  async ({ fixture, resolution }) => {
    await compile(fixtures[fixture], `tsconfig.${resolution}.json`)
  },
)

// Dapps compile with this one today. Vue's templates need its programming interface.
describe.runIf(IS_FULL)('with the compiler that is written in JavaScript', () => {
  test.each([
    ['react', 'bundler'],
    ['vue', 'bundler'],
    ['vue', 'node16'],
  ] as const)('the %s app compiles strictly with moduleResolution %s', async (fixture, resolution) => {
    await runScript(fixtures[fixture], `types:${resolution}`)
  })
})
