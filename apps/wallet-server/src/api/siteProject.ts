/** What the wallet's own page names instead of a project. Only the site's origin may. */
export const SITE_PROJECT = 'site'
