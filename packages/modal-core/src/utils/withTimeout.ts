/** The answer, or a rejection once it has taken longer than so many milliseconds. What comes later is nobody's. */
export function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const silence = new Error(`There was no answer within ${milliseconds / 1000} s.`)
    const timer = setTimeout(() => reject(silence), milliseconds)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
