/**
 * Connections that a process has open at once. Idle ones cost memory, so a flood of them must not end the process and those
 * that it serves. A proxy in front needs some hundred.
 */
export const MAX_CONNECTIONS = 10_000
