/** Each address that was tried with its error, else the code or the name of what ended a request. Never a URL. */
export function describeCauses(error: unknown): string {
  return [...new Set(endsOf(error).map(describeEnd))].join('; ')
}

/** The ends of an error's causes. */
function endsOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const causes = [...(error instanceof AggregateError ? error.errors : []), error.cause].flatMap(endsOf)
  return causes.length > 0 ? causes : [error]
}

type NetworkError = Error & {
  code?: string
  address?: string
  port?: number
  hostname?: string
  status?: number
}

function describeEnd({ name, code, address, port, hostname, status }: NetworkError): string {
  if (address !== undefined)
    return `${address.includes(':') ? `[${address}]` : address}:${port} ${code ?? name}`
  if (hostname !== undefined) return `${hostname} ${code ?? name}`
  return status === undefined ? (code ?? name) : `status ${status}`
}
