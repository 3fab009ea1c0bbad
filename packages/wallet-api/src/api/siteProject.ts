/** The project id of the wallet's own page. Only the site's origin may use it. */
export const SITE_PROJECT = 'site'
