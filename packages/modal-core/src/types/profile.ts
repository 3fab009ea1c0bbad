/** An account's name and picture, safe to draw. Neither proves who owns the account. */
export type Profile = {
  /** Without control and bidi characters, at most 40 characters. */
  name: string | undefined
  /** A picture inside the URL itself, or of an origin that the dapp allows. */
  image: string | undefined
}

/** Profiles by namespace and address, for example `eip155:0xf39F…`. */
export type Profiles = Record<string, Profile>
