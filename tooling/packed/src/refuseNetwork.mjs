/** For `node --import`: notes every connection to another machine in a file, and refuses it. */
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const { connect } = Socket.prototype
Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given
  const host = options?.path === undefined ? (options?.host ?? 'localhost') : 'localhost'
  if (/^(localhost|127\.0\.0\.1|::1)$/.test(host)) return connect.apply(this, given)
  appendFileSync(process.env.CONTACTED ?? '', `${host}\n`)
  throw new Error(`${host} is another machine, which no test may ask.`)
}
