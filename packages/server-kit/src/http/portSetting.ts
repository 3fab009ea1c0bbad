import * as z from 'zod'

/** The setting of a port. 0 takes a free one. */
export const portSetting = z.coerce.number({ error: 'Expected a port number.' }).int().min(0).max(65_535)
