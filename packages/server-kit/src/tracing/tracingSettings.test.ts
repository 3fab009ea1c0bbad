import { expect, test } from 'vitest'
import * as z from 'zod'
import { readSettings } from '../readSettings.ts'
import { readTracing, tracingSettings } from './tracingSettings.ts'

const read = (env: NodeJS.ProcessEnv) =>
  readTracing(
    readSettings(z.object(tracingSettings), { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', ...env }),
  )

test.each(['TIMEOUT', 'COMPRESSION', 'CERTIFICATE', 'CLIENT_CERTIFICATE', 'CLIENT_KEY', 'PROTOCOL'])(
  'refuses %s of OpenTelemetry, which has no effect',
  (name) => {
    for (const prefix of ['OTEL_EXPORTER_OTLP', 'OTEL_EXPORTER_OTLP_TRACES']) {
      const variable = `${prefix}_${name}`
      expect(() => read({ [variable]: '1' })).toThrow(`${variable}: It has no effect here, so take it out. `)
    }
  },
)

test('takes empty variables as none', () => {
  expect(read({ OTEL_EXPORTER_OTLP_TIMEOUT: '' })).toEqual({ endpoint: 'http://127.0.0.1:4318', ratio: 1 })
})
