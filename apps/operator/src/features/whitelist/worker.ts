import { describeError } from '../../app/describeError.ts'
import { doJob } from './doJob.ts'
import type { Job, JobAnswer } from './jobs.ts'

addEventListener('message', async ({ data }: MessageEvent<Job>) => {
  const answer: JobAnswer = await doJob(data, (progress) =>
    postMessage({ status: 'working', progress }),
  ).then(
    (result) => ({ status: 'done', result }),
    (error: unknown) => ({ status: 'failed', failure: describeError(error) }),
  )
  postMessage(answer)
})
