/** Accounts of the development chain by index: what they are there is set by its seed. */
export const OPERATOR = 2
export const KEEPER = 4
/** Has several directs, so earns 20 % of what they buy. */
export const INVITER = 10
/** A direct of the inviter. */
export const LISTED = 13
/** Ten accounts that hold tokens, the inviter among them. */
export const EARNERS = Array.from({ length: 10 }, (_, index) => INVITER + index)
/** Has tokens and is bound to nobody. */
export const STRANGER = 22
