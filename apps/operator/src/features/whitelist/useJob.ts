import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Job, JobProgress, JobResults } from './jobs.ts'
import { runJob } from './runJob.ts'

/** A job of one kind, one at a time: another one, `cancel`, and leaving the page end the one before. */
export function useJob<type extends Job['type']>() {
  const controller = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<JobProgress>()
  const mutation = useMutation<JobResults[type], Error, Extract<Job, { type: type }>>({
    mutationFn(job) {
      controller.current?.abort()
      controller.current = new AbortController()
      setProgress(undefined)
      return runJob(job, { onProgress: setProgress, signal: controller.current.signal })
    },
  })
  useEffect(() => () => controller.current?.abort(), [])

  function cancel() {
    controller.current?.abort()
    mutation.reset()
  }

  return { ...mutation, progress, cancel }
}
