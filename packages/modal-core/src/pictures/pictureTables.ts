export type PictureTables = {
  /** Functions that load a drawing, by its name. */
  drawings: Record<string, () => Promise<{ svg: string }>>
  /** Names of drawings by CAIP-2 ids. */
  networks: Record<string, string>
  /** Names of drawings by symbols. */
  currencies: Record<string, string>
}
