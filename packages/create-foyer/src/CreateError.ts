/** Something that the user can put right: its message is all that they are shown. */
export class CreateError extends Error {
  override name = 'CreateError'
}
