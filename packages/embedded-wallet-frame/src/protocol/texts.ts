// Of an error only the text crosses the frame, so the texts that decide what happens next are fixed here.

/** The method is on neither of the two lists. */
export const NOT_ALLOWED = 'Requested RPC call is not allowed'

/** The dapp took the request back. */
export const ABORTED = 'Request was aborted'

/** The user declined. Clients look for the word "rejected". */
export const REJECTED = 'User rejected the request'

/** A request to sign names an account that is not the user's. */
export const OTHER_ACCOUNT = 'The request is for another account'

/** EIP-5792: the account sends calls one after another, and cannot undo the first when the second fails. */
export const NOT_ATOMIC = 'This account cannot run several calls as one'

/** The user has seen which permissions a dapp asks for or gives back. There are none. */
export const NO_PERMISSIONS = 'This wallet gives no permissions to act without asking'

/** EIP-5792: the calls need something that this wallet does not know. */
export const UNKNOWN_CAPABILITY = 'The calls need a capability that is not supported'

/** EIP-5792: no calls have this id. */
export const UNKNOWN_CALLS = 'Unknown bundle id'

/** EIP-5792: more calls than one screen can show. */
export const TOO_MANY_CALLS = 'There are too many calls in one request'

/** The user has not answered yet; CONNECT_DEVICE or CONNECT_FARCASTER may be sent again. */
export const STILL_WAITING = 'Approval is still pending'

/** Something failed inside the iframe. What it was stays there. */
export const FAILED = 'Something went wrong'

/** A part of the wallet's page, which it loads when it is first needed, did not load. */
export const NOT_LOADED = 'The wallet could not be loaded. Try again'

/** The same, of a part that a deployment has removed. The iframe has loaded its page again. */
export const WALLET_UPDATED = 'The wallet was updated. Try again'

/** An answer that could not be read. */
export const UNREADABLE = 'An error occurred'

/** The code is not the one of the e-mail. */
export const WRONG_CODE = 'The code is wrong'

export const EXPIRED_CODE = 'The code has expired'

/** After five wrong tries a code is dead, even for the right digits. */
export const TOO_MANY_TRIES = 'Too many wrong codes'

/** The address is one for tests, and the project has no such account. */
export const NO_TEST_ACCOUNT = 'The project does not allow this test account'

/** The link in the e-mail was answered with "It wasn't me". */
export const LINK_REJECTED = 'The login was rejected in the e-mail'

/** The link in the e-mail was not opened in time. */
export const EXPIRED_LINK = 'The link has expired'

/** The address was replaced by another one of the same user: it does not log in any more. */
export const ADDRESS_REPLACED = 'This address was replaced by another one. Log in with that one'

/** A link to the old or to the new address was answered with "It wasn't me". */
export const CHANGE_REJECTED = 'The change was rejected in the e-mail'

/** UPDATE_EMAIL was sent with the address that the user has. */
export const SAME_EMAIL = 'This is your e-mail address already'

/** Somebody has a wallet under the new address. */
export const TAKEN_EMAIL = 'The new e-mail address has a wallet of its own'

/** The session of the iframe has ended: the user logs in again. */
export const SESSION_ENDED = 'Session expired'

/** A social login has ended without a user. */
export const SOCIAL_FAILED = 'The login has failed'

/** The wallet's servers are no clients of the provider. */
export const SOCIAL_UNAVAILABLE = 'This login is not available'

/** The server that keeps recovery shares does not answer, and this device has no share of its own. */
export const RECOVERY_UNAVAILABLE = 'Recovery service unavailable'

/** An e-mail was requested a moment ago. */
export const tryAgainAfter = (seconds: number) => `Please try again after ${seconds} seconds`

const DELETION_PENDING = 'This wallet will be deleted on '

/** The answer to a login while the user's wallet is about to be deleted, so that nothing is sent to it any more. */
export const deletionPending = (site: string, purgeAt: string) =>
  `${DELETION_PENDING}${purgeAt.slice(0, 10)}. Open ${site} to keep it`

export const isDeletionPending = (text: string) => text.startsWith(DELETION_PENDING)

const PASSKEY_NEEDED = 'This wallet opens with its passkey'

/**
 * The answer to a login whose wallet needs a passkey. A client that shows the iframe then sends the request again, with
 * `passkey: true`. In any other one the user opens the wallet's own page.
 */
export const passkeyNeeded = (site: string) =>
  `${PASSKEY_NEEDED}, which cannot be used here. Open ${site} to use it`

export const isPasskeyNeeded = (text: string) => text.startsWith(PASSKEY_NEEDED)
