import type { CreateTracingParameters } from './createTracing.ts'
import type { TracingSettings } from './tracingSettings.ts'
import type { Tracing } from './types.ts'

/** Records spans where a collector is set. The library is loaded only then. */
export const openTracing = async (
  settings: TracingSettings | undefined,
  names: Pick<CreateTracingParameters, 'service' | 'version'>,
): Promise<Tracing | undefined> =>
  settings && (await import('./createTracing.ts')).createTracing({ ...settings, ...names })
