/** EntryPoint 0.8 (ERC-4337), which has this address on every chain. */
export const ENTRY_POINT = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'

/** Simple7702Account, the only contract that accounts delegate to. */
export const IMPLEMENTATION = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'

/** The code of an account that delegates to it (EIP-7702), in lower case. */
export const DELEGATED_CODE = `0xef0100${IMPLEMENTATION.slice(2).toLowerCase()}`
