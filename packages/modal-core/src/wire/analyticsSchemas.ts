import * as z from 'zod/mini'

/** True if a project's events are wanted. Anything but a clear yes is a no. */
export const analyticsConfig = z.catch(z.object({ isAnalyticsEnabled: z.catch(z.boolean(), false) }), {
  isAnalyticsEnabled: false,
})
