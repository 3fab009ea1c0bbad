import { isLoopbackHost } from '@foyer/modal-core/floor'

/** True if a host with an optional port is this machine. Browsers treat it as secure without HTTPS. */
export const isLoopback = (host: string) => isLoopbackHost(host.replace(/:\d+$/, ''))
