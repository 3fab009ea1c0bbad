/** Rejects when the answer takes longer than this many milliseconds. Late results are ignored. */
export function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const silence = new Error(`There was no answer within ${milliseconds / 1000} s.`)
    const timer = setTimeout(() => reject(silence), milliseconds)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
