/** The name of an account. One without a name is shown by a part of its address, which is none. */
export const ensNameOf = ({ name }: { name: string }): string | undefined =>
  name.includes('…') ? undefined : name
