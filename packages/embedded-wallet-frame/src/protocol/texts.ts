// Of an error only the text crosses the frame, so the texts that decide what happens next are fixed here.

/** The method is on neither of the two lists. */
export const NOT_ALLOWED = 'Requested RPC call is not allowed'

/** The dapp took the request back. */
export const ABORTED = 'Request was aborted'

/** The user declined. Clients look for the word "rejected". */
export const REJECTED = 'User rejected the request'

/** The link in the e-mail is still open; CONNECT_DEVICE may be sent again. */
export const STILL_WAITING = 'Approval is still pending'

/** Something failed inside the iframe. What it was stays there. */
export const FAILED = 'Something went wrong'

/** An answer that could not be read. */
export const UNREADABLE = 'An error occurred'
