import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

export type SendSteadilyParameters = {
  /** Sends request number `index`, from 0; rejects when the answer is not the one wanted. */
  send: (index: number) => Promise<void>
  perSecond: number
  seconds: number
}

/**
 * Sends requests at a constant rate, however slow the answers are, and returns how long each took in milliseconds.
 * Times count from when a request was due, so that one slow answer does not hide the wait of those behind it.
 */
export async function sendSteadily({ send, perSecond, seconds }: SendSteadilyParameters): Promise<number[]> {
  const start = performance.now()
  const requests: Promise<number>[] = []
  let hasFailed = false
  for (let index = 0; index < perSecond * seconds && !hasFailed; index++) {
    const due = start + (index * 1_000) / perSecond
    const early = due - performance.now()
    // A late request is sent at once, but answers are read meanwhile: without a turn nothing would leave this process.
    await (early > 1 ? wait(early) : turn())
    const request = send(index).then(() => performance.now() - due)
    // Promise.all reports it: a load of which a part fails measures nothing, so no more is sent.
    request.catch(() => {
      hasFailed = true
    })
    requests.push(request)
  }
  return Promise.all(requests)
}
