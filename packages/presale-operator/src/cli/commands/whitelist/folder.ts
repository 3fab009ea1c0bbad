/** The folder of shards that `whitelist build` writes and `whitelist publish` reads. */
export const DEFAULT_FOLDER = 'whitelist'
