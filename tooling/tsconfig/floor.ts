/** The oldest browsers that run every page and package of this repository, as build tools name them. */
export const FLOOR = ['chrome119', 'edge119', 'firefox128', 'safari16.4']
