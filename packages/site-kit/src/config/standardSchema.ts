/** Of what a field is: some libraries put each step into an object. */
type Path = readonly (PropertyKey | { readonly key: PropertyKey })[]

type Result<output> =
  | { readonly value: output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: Path | undefined }[] }

/** A schema of any library that follows Standard Schema: what a page starts with has a smaller one than what is late. */
export type StandardSchema<output> = {
  readonly '~standard': { readonly validate: (value: unknown) => Result<output> | Promise<Result<output>> }
}

/** `chain.rpcUrls.0`, or nothing for the value itself. */
export const pathOf = (path: Path = []) =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
