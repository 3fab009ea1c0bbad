import { describe, inject, test } from 'vitest'
import { compile } from './compile.ts'
import { runScript } from './runScript.ts'

const fixtures = inject('fixtures')

describe.each(['bundler', 'node16'])('with moduleResolution %s', (resolution) => {
  test.each(['react', 'react18', 'html'] as const)('the %s app compiles strictly', async (fixture) => {
    await compile(fixtures[fixture], `tsconfig.${resolution}.json`)
  })
})

// Dapps compile with this one today. Vue's templates need its programming interface.
test.each(['react', 'vue'] as const)(
  'the %s app compiles strictly with the compiler that is written in JavaScript',
  async (fixture) => {
    await runScript(fixtures[fixture], 'types:bundler')
  },
)

test.runIf(process.env.FOYER_TEST_FULL !== undefined)(
  'the vue app compiles strictly with moduleResolution node16',
  async () => {
    await runScript(fixtures.vue, 'types:node16')
  },
)
