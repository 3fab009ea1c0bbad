import { HttpError } from '@foyer/server-kit'

/** A feature that this gateway does not offer, here or at all. */
export const notAvailable = (name: string, description: string) =>
  new HttpError(404, 'Not available', { reasons: [{ name, description }] })
