import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'

/** Milliseconds that one address of a name may take before the next is tried. Node's 250 ms are too short for distant servers. */
const ADDRESS_TIMEOUT_MS = 2_000

/** Gives each address of a name enough time, for all connections of the process. */
export const setAddressTimeout = () => setDefaultAutoSelectFamilyAttemptTimeout(ADDRESS_TIMEOUT_MS)
