const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[^:]+\.localhost)(:\d+)?$/

/** Whether a host with an optional port is this machine. Browsers treat it as secure without HTTPS. */
export const isLoopback = (host: string) => LOOPBACK.test(host)
